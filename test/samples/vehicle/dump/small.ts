/** Packs small vPIC tables from rows, for tests of single rules. */
import { ELEMENTS } from '#domain/vehicle/vpic/elements.data.ts';
import { VpicCollector } from '#domain/vehicle/vpic/pack/collector.ts';
import { packVpic } from '#domain/vehicle/vpic/pack/pack.ts';
import { VpicTables } from '#domain/vehicle/vpic/tables.ts';
import { type Vin, withCheckDigit } from '#kernel/vin.ts';

export interface SmallDump {
  /** Numbered from 1 in this order; by default one passenger car maker, F7T, of the make Alfa. */
  readonly wmis?: readonly (readonly [
    wmi: string,
    vehicleType: number,
    makes: readonly number[],
    truckType?: number,
  ])[];
  /** By default schema 1 of the first WMI, from 2010 on. */
  readonly links?: readonly (readonly [wmi: number, schema: number, yearFrom: number, yearTo?: number])[];
  readonly patterns: readonly (readonly [
    schema: number,
    keys: string,
    element: number,
    attribute: string,
    changed?: string,
  ])[];
  /** Elements implied by an engine model, by default 7, `V6X`. */
  readonly engines?: readonly (readonly [element: number, attribute: string, engine?: number])[];
}

const LOOKUPS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  make: { 1: 'Alfa', 2: 'Beta' },
  model: { 10: 'Ant', 11: 'Bee', 12: 'Cat', 13: 'Dog' },
  manufacturer: { 5: 'ALFA MOTORS, INC.' },
  country: { 6: 'UNITED STATES (USA)' },
  vehicletype: { 1: 'Motorcycle', 2: 'Passenger Car', 3: 'Truck', 7: 'MPV' },
  bodystyle: { 13: 'Sedan/Saloon', 14: 'Coupe' },
  enginemodel: { 7: 'V6X', 8: 'I4' },
};
/** Dog has no make. */
const MAKE_OF_MODEL = { 10: 1, 11: 1, 12: 2 };
export const CHANGED = '2025-01-01 00:00:00';

export function collect({ wmis = [['F7T', 2, [1]]], links = [[1, 1, 2010]], patterns, engines = [] }: SmallDump) {
  const rows = new VpicCollector();
  const take = (table: string, cells: Readonly<Record<string, string | number | undefined>>) =>
    rows.take(table, (column) => (cells[column] === undefined ? null : String(cells[column])));
  for (const [table, names] of Object.entries(LOOKUPS))
    for (const [id, name] of Object.entries(names)) take(table, { id, name });
  for (const [modelid, makeid] of Object.entries(MAKE_OF_MODEL)) take('make_model', { modelid, makeid });
  take('element', { id: 5, name: 'Body Class', lookuptable: 'BodyStyle' });
  take('element', { id: 18, name: 'Engine Model', lookuptable: 'EngineModel' });
  for (const [i, [wmi, vehicletypeid, makes, trucktypeid]] of wmis.entries()) {
    const about = { manufacturerid: 5, countryid: 6, publicavailabilitydate: '2026-08-14 00:00:00' };
    take('wmi', { id: i + 1, wmi, vehicletypeid, trucktypeid, ...about });
    for (const makeid of makes) take('wmi_make', { wmiid: i + 1, makeid });
  }
  for (const [wmiid, vinschemaid, yearfrom, yearto] of links)
    take('wmi_vinschema', { wmiid, vinschemaid, yearfrom, yearto });
  for (const [vinschemaid, keys, elementid, attributeid, updatedon = CHANGED] of patterns)
    take('pattern', { vinschemaid, keys, elementid, attributeid, updatedon });
  for (const [elementid, attributeid, enginemodelid = 7] of engines)
    take('enginemodelpattern', { enginemodelid, elementid, attributeid });
  return rows;
}

/** `isWhole` means that the patterns of every element are included. */
export function tablesOf(dump: SmallDump, isWhole = true): VpicTables {
  return new VpicTables(packVpic(collect(dump), { source: 'NHTSA vPIC', isWhole }).bytes);
}

/** Patterns written as `schema keys element value [time of change]`, separated by semicolons. */
export function patternsIn(text: string): SmallDump['patterns'] {
  const numbers = new Map<string, number>(Object.entries(ELEMENTS).map(([number, name]) => [name, Number(number)]));
  return text.split('; ').map((one) => {
    const [schema = '', keys = '', element = '', value = '', changed = CHANGED] = one.split(' ');
    return [Number(schema), keys, numbers.get(element) ?? Number(element), value, changed];
  });
}

/** A VIN of the maker F7T with a valid check digit: positions 4–8, year code, plant and serial number. */
export function vinOf(five: string, year = 'R', plant = 'X', serial = '000001', wmi = 'F7T'): Vin {
  return withCheckDigit(`${wmi}${five}0${year}${plant}${serial}` as Vin);
}

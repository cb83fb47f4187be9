/** Parses the compact engine and transmission notation of model lines. */

export type Fuel = 'Gasoline' | 'Diesel' | 'Hybrid' | 'Plug-In Hybrid' | 'Electric';

export interface Engine {
  /** `2.5L I4 DOHC 16V`, with distinguishing words: `Turbo`, `Hybrid`. */
  readonly text: string;
  /** Liters; 0 for an electric car. */
  readonly litres: number;
  /** `I4`, `V6`, `H4` (flat), `R2` (rotary), or `Electric`. */
  readonly layout: string;
  /** 0 for electric and rotary engines. */
  readonly cylinders: number;
  readonly valves: number;
  readonly camType: 'DOHC' | 'SOHC' | 'OHV' | undefined;
  readonly induction: 'turbo' | 'supercharged' | undefined;
  readonly horsepower: number;
  readonly fuel: Fuel;
  /** Fuel as in listings: `Regular Unleaded`, `Premium Unleaded (Required)`, `Diesel`, or `Hybrid` … */
  readonly fuelText: string;
}

export interface Gearbox {
  /** `8-Speed Automatic`, `CVT`. */
  readonly text: string;
  /** Its category: `Automatic`, `Manual` or `CVT`. */
  readonly kind: 'Automatic' | 'Manual' | 'CVT';
}

const ENGINE = /^(\d\.\d)([TSDHP]*) ([A-Z])(\d+)([os]?) (\d+)( p)?$/;
const BATTERY = /^EV (\d+)$/;
const GEARBOX = /^(\d+)([AMD])$/;

const CAMS = { '': 'DOHC', s: 'SOHC', o: 'OHV' } as const;

/** Throws on text that does not match the notation, which is a bug in the data. */
export function engineOf(text: string): Engine {
  const battery = BATTERY.exec(text);
  if (battery !== null) return batteryEngine(Number(battery[1]));
  const match = ENGINE.exec(text);
  if (match === null) throw new Error(`"${text}" is not an engine such as "2.4 I4 185" or "EV 283".`);
  const [, litres = '', flags = '', layout = '', count = '', cam = '', horsepower = '', premium] = match;
  const rotary = layout === 'R';
  const cylinders = rotary ? 0 : Number(count);
  const camType = rotary ? undefined : CAMS[cam as keyof typeof CAMS];
  const valves = cylinders * (camType === 'DOHC' ? 4 : 2);
  const fuel = fuelOf(flags);
  const induction = flags.includes('T') ? 'turbo' : flags.includes('S') ? 'supercharged' : undefined;
  const words = [
    `${litres}L`,
    layout + count,
    induction === undefined ? '' : induction === 'turbo' ? 'Turbo' : 'Supercharged',
    camType === undefined ? 'Rotary' : `${camType} ${valves}V`,
    fuel === 'Gasoline' ? '' : fuel,
  ];
  return {
    text: words.filter((word) => word !== '').join(' '),
    litres: Number(litres),
    layout: layout + count,
    cylinders,
    valves,
    camType,
    induction,
    horsepower: Number(horsepower),
    fuel,
    fuelText: fuel !== 'Gasoline' ? fuel : premium === undefined ? 'Regular Unleaded' : 'Premium Unleaded (Required)',
  };
}

function batteryEngine(horsepower: number): Engine {
  return {
    text: `${horsepower} hp Electric`,
    litres: 0,
    layout: 'Electric',
    cylinders: 0,
    valves: 0,
    camType: undefined,
    induction: undefined,
    horsepower,
    fuel: 'Electric',
    fuelText: 'Electric',
  };
}

function fuelOf(flags: string): Fuel {
  if (flags.includes('P')) return 'Plug-In Hybrid';
  if (flags.includes('H')) return 'Hybrid';
  return flags.includes('D') ? 'Diesel' : 'Gasoline';
}

const GEARBOX_WORDS = { A: 'Automatic', M: 'Manual', D: 'Dual-Clutch Automatic' } as const;

/** Throws on text that does not match the notation, which is a bug in the data. */
export function gearboxOf(text: string): Gearbox {
  if (text === 'CVT') return { text: 'CVT', kind: 'CVT' };
  const match = GEARBOX.exec(text);
  if (match === null) throw new Error(`"${text}" is not a transmission such as "6A" or "CVT".`);
  const [, speeds = '', letter = ''] = match;
  const word = GEARBOX_WORDS[letter as keyof typeof GEARBOX_WORDS];
  const spelled = `${speeds === '1' ? 'Single' : speeds}-Speed ${word}`;
  return { text: spelled, kind: letter === 'M' ? 'Manual' : 'Automatic' };
}

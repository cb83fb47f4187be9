/** Capability family: bin locations. */
import { family } from '../../family/notation.ts';

export const binLocations = family({
  noun: 'bin-locations', one: 'bin-location', title: 'Bin locations', subject: 'dealer',
  summary: 'A shelf position in the parts department with capacity, contents and count class.',
  fields: {
    binCode: ['string', 'BI-69332'],
    zone: ['string', 'B'],
    capacityUnits: ['integer', 40],
    unitsStored: ['integer?', 22],
    countClass: ['enum', 'a', ['a', 'b', 'c']],
    heavyItems: ['boolean?', false],
    lastCountedOn: ['date?', '2026-03-14'],
    partFamily: ['string?', 'brakes'],
    dealerId: ['ref:dealers?', 'dealer_626199'],
  },
  states: ['open', 'assigned', 'full', 'locked', 'retired'],
  verbs: {
    add: ['create', 'Add bin location'],
    get: ['get', 'Get bin location'],
    'get-by-code': ['get', 'Get bin location by code', { by: ['binCode'] }],
    list: ['list', 'List bin locations', { by: ['state', 'zone', 'countClass'] }],
    'list-full': ['list', 'List full bin locations', { by: ['state'], where: "state == 'full'" }],
    search: ['search', 'Search bin locations', { by: ['binCode', 'partFamily'] }],
    'post-quantity': ['update', 'Post quantity for bin location', { fields: ['unitsStored'] }],
    'change-class': ['update', 'Change class for bin location', { fields: ['countClass'] }],
    assign: ['transition', 'Assign bin location', { from: ['open'], to: 'assigned', needs: ['partFamily'] }],
    'mark-full': ['transition', 'Mark bin location full', { from: ['assigned'], to: 'full', when: 'unitsStored >= capacityUnits' }],
    'free-space': ['transition', 'Free space for bin location', { from: ['full'], to: 'assigned' }],
    'lock-for-count': ['transition', 'Lock bin location for count', { from: ['open', 'assigned', 'full'], to: 'locked' }],
    unlock: ['transition', 'Unlock bin location', { from: ['locked'], to: 'assigned', needs: ['lastCountedOn'] }],
    retire: ['transition', 'Retire bin location', { from: ['open'], to: 'retired' }],
    'compute-bin-fill': ['calculate', 'Compute bin fill for bin location', { get: 'unitsStored: integer, capacityUnits: integer => fillPct: number = unitsStored / capacityUnits * 100; spaceLeft: integer = capacityUnits - unitsStored' }],
    'plan-pick-path': ['calculate', 'Plan pick path for bin location', { get: 'zoneStops: integer, secondsPerStop: integer = 40 => minutes: number = zoneStops * secondsPerStop / 60' }],
    'summarize-by-zone': ['summarize', 'Summarize bin locations by zone', { by: ['zone'], measures: ['count', 'sum:unitsStored'] }],
  },
});

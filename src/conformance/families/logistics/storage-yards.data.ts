/** Capability family: storage yards. */
import { family } from '../../family/notation.ts';

export const storageYards = family({
  noun: 'storage-yards', one: 'storage-yard', title: 'Storage yards', subject: 'none',
  summary: 'A secured yard with rows, capacity, occupancy, rates and incoming reservations.',
  fields: {
    name: ['string', 'Harbor Overflow Yard'],
    zip: ['zip', '33131'],
    capacity: ['integer', 320],
    occupied: ['integer', 268],
    dailyRate: ['money', '12.00'],
    fenced: ['boolean?', true],
    yardType: ['enum', 'overflow', ['overflow', 'marshalling', 'impound', 'port']],
    attendant: ['string?', 'Luis Ortega'],
    openedOn: ['date?', '2026-03-18'],
  },
  states: ['planned', 'open', 'near-full', 'full', 'closed'],
  verbs: {
    plan: ['create', 'Plan storage yard'],
    get: ['get', 'Get storage yard'],
    'get-by-name': ['get', 'Get storage yard by name', { by: ['name'] }],
    list: ['list', 'List storage yards', { by: ['state', 'yardType'] }],
    'list-with-space': ['list', 'List storage yards with space', { by: ['state'], where: 'occupied < capacity' }],
    search: ['search', 'Search storage yards', { by: ['name', 'zip'] }],
    'post-occupancy': ['update', 'Post occupancy for storage yard', { fields: ['occupied'] }],
    'change-rate': ['update', 'Change rate for storage yard', { fields: ['dailyRate'] }],
    open: ['transition', 'Open storage yard', { from: ['planned'], to: 'open', when: 'capacity > 0' }],
    'flag-near-full': ['transition', 'Flag storage yard near full', { from: ['open'], to: 'near-full' }],
    'mark-full': ['transition', 'Mark storage yard full', { from: ['open', 'near-full'], to: 'full', when: 'occupied >= capacity' }],
    'free-space': ['transition', 'Free space for storage yard', { from: ['near-full', 'full'], to: 'open', when: 'occupied < capacity' }],
    close: ['transition', 'Close storage yard', { from: ['open', 'near-full', 'full'], to: 'closed', when: 'occupied == 0' }],
    'compute-occupancy': ['calculate', 'Compute occupancy for storage yard', { get: 'capacity: integer, occupied: integer => occupancyPct: number = occupied / capacity * 100; spacesLeft: integer = capacity - occupied' }],
    'compute-storage-bill': ['calculate', 'Compute storage bill for storage yard', { get: 'dailyRate: money, daysStored: integer, freeDays: integer = 3, units: integer = 1 => billableDays: integer = max(0, daysStored - freeDays); bill: money = max(0, daysStored - freeDays) * dailyRate * units' }],
    'summarize-by-type': ['summarize', 'Summarize storage yards by type', { by: ['yardType'], measures: ['count', 'sum:occupied'] }],
    'export-yard-map': ['export', 'Export yard map of storage yards'],
    history: ['history', 'Storage yard history'],
  },
});

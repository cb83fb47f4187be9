/** Capability family: run lists. */
import { family } from '../../family/notation.ts';

export const runLists = family({
  noun: 'run-lists', one: 'run-list', title: 'Run lists', subject: 'none',
  summary: 'A published order of units for one sale lane with run numbers, lights and pull-outs.',
  fields: {
    auctionId: ['ref:auctions', 'auction_0a0f00'],
    lane: ['integer', 4],
    saleDate: ['date', '2026-03-07'],
    unitCount: ['integer', 65],
    firstRun: ['integer?', 1],
    secondsPerUnit: ['integer?', 45],
    pulledUnits: ['integer?', 2],
    startTime: ['string?', '09:30'],
  },
  states: ['drafted', 'sequenced', 'posted', 'running', 'completed', 'withdrawn'],
  verbs: {
    draft: ['create', 'Draft run list'],
    get: ['get', 'Get run list'],
    'get-by-lane': ['get', 'Get run list by lane', { by: ['auctionId', 'lane'] }],
    list: ['list', 'List run lists', { by: ['state', 'auctionId'] }],
    'list-posted': ['list', 'List posted run lists', { by: ['state'], where: "state == 'posted'" }],
    search: ['search', 'Search run lists', { by: ['auctionId', 'saleDate'] }],
    'add-units': ['update', 'Add units for run list', { fields: ['unitCount'] }],
    'pull-units': ['update', 'Pull units for run list', { fields: ['pulledUnits'] }],
    sequence: ['transition', 'Sequence run list', { from: ['drafted'], to: 'sequenced', when: 'unitCount > 0' }],
    resequence: ['transition', 'Resequence run list', { from: ['sequenced', 'posted'], to: 'sequenced', needs: ['reason'] }],
    post: ['transition', 'Post run list', { from: ['sequenced'], to: 'posted' }],
    start: ['transition', 'Start run list', { from: ['posted'], to: 'running' }],
    complete: ['transition', 'Complete run list', { from: ['running'], to: 'completed' }],
    withdraw: ['transition', 'Withdraw run list', { from: ['drafted', 'sequenced', 'posted'], to: 'withdrawn' }],
    'project-run-time': ['calculate', 'Project run time for run list', { get: 'runNumber: integer, firstRun: integer, secondsPerUnit: integer => minutesFromStart: number = (runNumber - firstRun) * secondsPerUnit / 60' }],
    'compute-lane-length': ['calculate', 'Compute lane length for run list', { get: 'unitCount: integer, pulledUnits: integer = 0, secondsPerUnit: integer => unitsToRun: integer = unitCount - pulledUnits; hours: number = (unitCount - pulledUnits) * secondsPerUnit / 3600' }],
    'summarize-by-sale': ['summarize', 'Summarize run lists by sale', { by: ['auctionId'], measures: ['count', 'sum:unitCount'] }],
    'export-run-sheet': ['export', 'Export run sheet of run lists'],
  },
});

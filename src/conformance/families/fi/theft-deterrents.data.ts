/** Capability family: theft deterrents. */
import { family } from '../../family/notation.ts';

export const theftDeterrents = family({
  noun: 'theft-deterrents', one: 'theft-deterrent', title: 'Theft deterrents', subject: 'vin',
  summary: 'An etch, tracking or immobilizer product with registration and a theft benefit.',
  fields: {
    registrationNumber: ['string', 'RE-23452'],
    vin: ['vin', '1FA6P8CFXR5101234'],
    deviceType: ['enum', 'vin-etch', ['vin-etch', 'gps-tracker', 'immobilizer']],
    benefitAmount: ['money', '5000.00'],
    price: ['money', '399.00'],
    installedOn: ['date?', '2026-03-12'],
    deviceSerial: ['string?', 'DE-30029'],
    termMonths: ['integer', 60],
  },
  states: ['sold', 'installed', 'registered', 'theft-reported', 'benefit-paid', 'cancelled', 'expired'],
  verbs: {
    sell: ['create', 'Sell theft deterrent'],
    get: ['get', 'Get theft deterrent'],
    'get-for-vin': ['get', 'Get theft deterrent for VIN', { by: ['vin'] }],
    list: ['list', 'List theft deterrents', { by: ['state', 'deviceType'] }],
    'list-uninstalled': ['list', 'List uninstalled theft deterrents', { by: ['state'], where: "state == 'sold'" }],
    search: ['search', 'Search theft deterrents', { by: ['registrationNumber', 'deviceSerial', 'vin'] }],
    'swap-device': ['update', 'Swap device for theft deterrent', { fields: ['deviceSerial'] }],
    install: ['transition', 'Install theft deterrent', { from: ['sold'], to: 'installed', needs: ['installedOn'] }],
    register: ['transition', 'Register theft deterrent', { from: ['installed'], to: 'registered' }],
    'report-theft': ['transition', 'Report theft for theft deterrent', { from: ['registered'], to: 'theft-reported', needs: ['policeReport'] }],
    'close-recovered': ['transition', 'Close recovered for theft deterrent', { from: ['theft-reported'], to: 'registered' }],
    'pay-benefit': ['transition', 'Pay benefit for theft deterrent', { from: ['theft-reported'], to: 'benefit-paid', needs: ['paymentReference'] }],
    cancel: ['transition', 'Cancel theft deterrent', { from: ['sold', 'installed', 'registered'], to: 'cancelled', needs: ['reason'] }],
    expire: ['transition', 'Expire theft deterrent', { from: ['registered'], to: 'expired' }],
    'locate-vehicle': ['assess', 'Locate vehicle for theft deterrent', { ask: 'telematics', outcomes: ['located', 'last-known-only', 'no-signal'] }],
    'compute-benefit': ['calculate', 'Compute benefit for theft deterrent', { get: 'benefitAmount: money, recoveredInDays: integer = 30, limitDays: integer = 30 => payable: money = if(recoveredInDays >= limitDays, benefitAmount, 0)' }],
    'summarize-by-device': ['summarize', 'Summarize theft deterrents by device', { by: ['deviceType'], measures: ['count', 'sum:price'] }],
    history: ['history', 'Theft deterrent history'],
  },
});

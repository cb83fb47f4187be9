/** Capability family: bills of lading. */
import { family } from '../../family/notation.ts';

export const billsOfLading = family({
  noun: 'bills-of-lading', one: 'bill-of-lading', title: 'Bills of lading', subject: 'vin',
  summary: 'The receipt and contract of carriage for a vehicle with origin and destination condition marks.',
  fields: {
    bolNumber: ['string', 'BO-48883'],
    vin: ['vin', '1FTFW1E83NFA20731'],
    carrierId: ['ref:carriers', 'carrier_b4e5bf'],
    shipper: ['string', 'Cedar Ridge Auto Auction'],
    consignee: ['string', 'Harbor Street Motors'],
    pickupDamageMarks: ['integer?', 2],
    deliveryDamageMarks: ['integer?', 3],
    signedOn: ['date?', '2026-03-16'],
  },
  states: ['issued', 'signed-at-pickup', 'in-transit', 'signed-at-delivery', 'closed', 'exception', 'voided'],
  verbs: {
    issue: ['create', 'Issue bill of lading'],
    get: ['get', 'Get bill of lading'],
    'get-by-number': ['get', 'Get bill of lading by number', { by: ['bolNumber'] }],
    list: ['list', 'List bills of lading', { by: ['state', 'carrierId'] }],
    'list-with-exceptions': ['list', 'List bills of lading with exceptions', { by: ['state'], where: "state == 'exception'" }],
    search: ['search', 'Search bills of lading', { by: ['bolNumber', 'vin'] }],
    'correct-consignee': ['update', 'Correct consignee for bill of lading', { fields: ['consignee'] }],
    'sign-pickup': ['transition', 'Sign pickup for bill of lading', { from: ['issued'], to: 'signed-at-pickup', needs: ['driverSignature'] }],
    'start-transit': ['transition', 'Start transit for bill of lading', { from: ['signed-at-pickup'], to: 'in-transit' }],
    'sign-delivery': ['transition', 'Sign delivery for bill of lading', { from: ['in-transit'], to: 'signed-at-delivery', needs: ['receiverSignature'] }],
    'raise-exception': ['transition', 'Raise exception for bill of lading', { from: ['signed-at-delivery'], to: 'exception', when: 'deliveryDamageMarks > pickupDamageMarks' }],
    'resolve-exception': ['transition', 'Resolve exception for bill of lading', { from: ['exception'], to: 'closed', needs: ['resolution'] }],
    close: ['transition', 'Close bill of lading', { from: ['signed-at-delivery'], to: 'closed' }],
    void: ['transition', 'Void bill of lading', { from: ['issued'], to: 'voided', needs: ['reason'] }],
    'verify-signature': ['assess', 'Verify signature for bill of lading', { ask: 'esign', outcomes: ['valid', 'unsigned', 'mismatch'] }],
    'compare-damage-marks': ['calculate', 'Compare damage marks for bill of lading', { get: 'pickupDamageMarks: integer, deliveryDamageMarks: integer => newMarks: integer = max(0, deliveryDamageMarks - pickupDamageMarks); clean: boolean = deliveryDamageMarks <= pickupDamageMarks' }],
    'check-required-parties': ['validate', 'Check required parties for bill of lading', { get: 'shipper: string, consignee: string => shipperNamed: boolean = len(shipper) > 1; consigneeNamed: boolean = len(consignee) > 1' }],
    'summarize-by-carrier': ['summarize', 'Summarize bills of lading by carrier', { by: ['carrierId'], measures: ['count', 'sum:deliveryDamageMarks'] }],
  },
});

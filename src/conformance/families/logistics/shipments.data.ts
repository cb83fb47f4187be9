/** Capability family: shipments. */
import { family } from '../../family/notation.ts';

export const shipments = family({
  noun: 'shipments', one: 'shipment', title: 'Shipments', subject: 'none',
  summary: 'A parts, document or small-goods consignment with tracking, exceptions and proof of delivery.',
  fields: {
    trackingNumber: ['string', 'TR-92162'],
    contents: ['enum', 'parts', ['parts', 'documents', 'plates', 'keys']],
    carrierName: ['string', 'Blue Mesa Group'],
    weightLbs: ['number', 12.4],
    declaredValue: ['money?', '250.00'],
    shippedOn: ['date', '2026-03-12'],
    deliverBy: ['date?', '2026-05-16'],
    destinationZip: ['zip', '33131'],
  },
  states: ['labelled', 'picked-up', 'in-transit', 'out-for-delivery', 'delivered', 'exception', 'lost', 'returned'],
  verbs: {
    label: ['create', 'Label shipment'],
    get: ['get', 'Get shipment'],
    'get-by-tracking-number': ['get', 'Get shipment by tracking number', { by: ['trackingNumber'] }],
    list: ['list', 'List shipments', { by: ['state', 'contents', 'carrierName'] }],
    'list-with-exceptions': ['list', 'List shipments with exceptions', { by: ['state'], where: "state == 'exception'" }],
    search: ['search', 'Search shipments', { by: ['trackingNumber', 'destinationZip'] }],
    redirect: ['update', 'Redirect shipment', { fields: ['destinationZip'] }],
    'pick-up': ['transition', 'Pick up shipment', { from: ['labelled'], to: 'picked-up' }],
    move: ['transition', 'Move shipment', { from: ['picked-up', 'exception'], to: 'in-transit' }],
    'go-out-for-delivery': ['transition', 'Go out for delivery for shipment', { from: ['in-transit'], to: 'out-for-delivery' }],
    deliver: ['transition', 'Deliver shipment', { from: ['out-for-delivery'], to: 'delivered', needs: ['recipient'] }],
    'raise-exception': ['transition', 'Raise exception for shipment', { from: ['in-transit', 'out-for-delivery'], to: 'exception', needs: ['reason'] }],
    'declare-lost': ['transition', 'Declare shipment lost', { from: ['exception'], to: 'lost' }],
    'return-to-sender': ['transition', 'Return shipment to sender', { from: ['exception', 'out-for-delivery'], to: 'returned' }],
    'track-parcel': ['assess', 'Track parcel for shipment', { ask: 'carrier', outcomes: ['on-time', 'delayed', 'exception'] }],
    'compute-shipping-charge': ['calculate', 'Compute shipping charge for shipment', { get: 'weightLbs: number, zoneMultiplier: number = 1.3, basePerPound: number = 0.9, declaredValue: money = 0 => insurance: money = declaredValue * 0.012; charge: money = weightLbs * basePerPound * zoneMultiplier + declaredValue * 0.012' }],
  },
});

/** Schema of a canonical listing row, as returned by the collection, the listing of a VIN and dealer inventory. */
import { z } from 'zod';
import { asRelayed, decimal } from '#kernel/atoms.ts';

/** The offer of a car: price, place and seller; complete on rows of the collection. */
export const listedOffer = z
  .strictObject({
    askingPrice: decimal.nullable(),
    miles: z.number().optional(),
    condition: z.enum(['new', 'used', 'certified']).optional(),
    status: z.enum(['live', 'pending']).optional(),
    dealer: z.string().optional(),
    dealerId: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    href: z.string(),
  })
  .meta({ id: 'ListedOffer' });

const dollars = z.number().describe('US dollars');

const vehicle = z
  .strictObject({
    vin: z.string(),
    squishVin: z.string(),
    year: z.number(),
    make: z.string(),
    model: z.string(),
    trim: z.string(),
    series: z.string(),
    style: z.string(),
    bodyStyle: z.string(),
    type: z.string(),
    drivetrain: z.string(),
    engine: z.string(),
    cylinders: z.number(),
    fuel: z.string(),
    transmission: z.string(),
    confidence: z.number(),
    doors: z.number(),
    seats: z.number(),
    exteriorColor: z.string(),
    interiorColor: z.string(),
    baseMsrp: dollars,
    baseInvoice: dollars,
  })
  .partial()
  .meta({ id: 'ListedVehicle' });

export const retailListing = z
  .strictObject({
    vdp: z.string().describe('Address of the car’s page'),
    price: dollars.nullable().describe('US dollars; null for an unpriced car'),
    miles: z.number(),
    used: z.boolean(),
    cpo: z.boolean().describe('Certified'),
    dealer: z.string(),
    dealerId: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    photoCount: z.number(),
    primaryImage: z.string(),
    carfaxUrl: z.string(),
    stockNo: z.string(),
    options: z.array(z.string()),
    comments: z.string(),
  })
  .partial()
  .meta({ id: 'RetailListing' });

const wholesaleListing = z
  .strictObject({ auction: z.string(), miles: z.number(), buyNowPrice: dollars, state: z.string() })
  .partial();

const history = z
  .strictObject({
    accidents: z.boolean(),
    accidentCount: z.number(),
    ownerCount: z.number(),
    oneOwner: z.boolean(),
    usageType: z.string(),
  })
  .partial();

export const listedMembers = {
  '@id': z.string(),
  vin: z.string(),
  location: z.array(z.number()).describe('Longitude, latitude'),
  createdAt: z.string().describe('YYYY-MM-DD HH:MM:SS in UTC'),
  updatedAt: z.string(),
  online: z.boolean(),
  vehicle,
  wholesaleListing: wholesaleListing.nullable(),
  retailListing: retailListing.nullable(),
  history: history.nullable(),
};

const row = z.strictObject(listedMembers).partial().meta({
  id: 'CanonicalListing',
  description: 'With `select`, a flat object keyed by the dotted paths of these members',
});

/** No member is required: `select` omits members, and the platform gateway omits members that it cannot fill. */
export const canonicalListing = asRelayed(row);

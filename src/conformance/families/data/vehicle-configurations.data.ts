/** Capability family: vehicle configurations. */
import { family } from '../../family/notation.ts';

export const vehicleConfigurations = family({
  noun: 'vehicle-configurations', one: 'vehicle-configuration', title: 'Vehicle configurations', subject: 'none',
  summary: 'A build-and-price selection of trim, color and packages, validated for fit and priced before ordering.',
  fields: {
    make: ['string', 'Hyundai'],
    model: ['string', 'Tucson'],
    trim: ['string', 'SEL'],
    modelYear: ['integer', 2025],
    exteriorColor: ['string?', 'Carbon Black'],
    interiorColor: ['string?', 'Carbon Black'],
    packages: ['string?', 'PREM-1,TOW-2'],
    basePrice: ['money', '31450.00'],
    packagePrice: ['money?', '2340.00'],
  },
  states: ['started', 'priced', 'conflicted', 'saved', 'converted', 'abandoned'],
  verbs: {
    start: ['create', 'Start vehicle configuration'],
    get: ['get', 'Get vehicle configuration'],
    list: ['list', 'List vehicle configurations', { by: ['state', 'make', 'model'] }],
    'list-saved': ['list', 'List saved vehicle configurations', { by: ['state'], where: "state == 'saved'" }],
    search: ['search', 'Search vehicle configurations', { by: ['model', 'trim', 'packages'] }],
    'choose-colors': ['update', 'Choose colors for vehicle configuration', { fields: ['exteriorColor', 'interiorColor'] }],
    'choose-packages': ['update', 'Choose packages for vehicle configuration', { fields: ['packages', 'packagePrice'] }],
    price: ['transition', 'Price vehicle configuration', { from: ['started'], to: 'priced', when: 'basePrice > 0' }],
    'flag-conflict': ['transition', 'Flag conflict for vehicle configuration', { from: ['started', 'priced'], to: 'conflicted', needs: ['conflictCode'] }],
    'resolve-conflict': ['transition', 'Resolve conflict for vehicle configuration', { from: ['conflicted'], to: 'priced' }],
    save: ['transition', 'Save vehicle configuration', { from: ['priced'], to: 'saved' }],
    'convert-to-order': ['transition', 'Convert vehicle configuration to order', { from: ['saved'], to: 'converted', needs: ['orderId'] }],
    abandon: ['transition', 'Abandon vehicle configuration', { from: ['started', 'priced', 'conflicted', 'saved'], to: 'abandoned' }],
    'check-constraints': ['assess', 'Check constraints for vehicle configuration', { ask: 'oem', outcomes: ['buildable', 'requires-package', 'not-buildable'] }],
    'price-configuration': ['calculate', 'Price configuration for vehicle configuration', { get: 'basePrice: money, packagePrice: money, colorUpcharge: money = 0, destinationCharge: money = 1395 => subtotal: money = basePrice + packagePrice + colorUpcharge; msrp: money = subtotal + destinationCharge' }],
    'estimate-invoice': ['calculate', 'Estimate invoice for vehicle configuration', { get: 'basePrice: money, packagePrice: money, baseMarginPct: number = 6, packageMarginPct: number = 9 => invoice: money = basePrice * (1 - baseMarginPct / 100) + packagePrice * (1 - packageMarginPct / 100)' }],
    'validate-selection': ['validate', 'Validate selection for vehicle configuration', { get: 'trim: string, basePrice: money, packages: string => trimChosen: boolean = len(trim) > 0; priced: boolean = basePrice > 0; packagesListed: boolean = len(packages) > 0' }],
    'summarize-take-rates': ['summarize', 'Summarize take rates across vehicle configurations', { by: ['trim'], measures: ['count', 'avg:packagePrice'] }],
  },
});

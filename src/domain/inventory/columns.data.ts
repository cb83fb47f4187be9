/** Column spellings of inventory feeds from dealer systems and listing sites. */

/**
 * Spellings are compared without case, blanks and punctuation. They follow the public column lists of inventory exports and of the
 * vehicle feeds that listing and advertising sites take (2022–2026, high confidence), and the canonical listing shape.
 */
export const COLUMN_SPELLINGS = {
  vin: ['vin', 'vinnumber', 'vehicleidentificationnumber', 'vehiclevin', 'vin17'],
  stock: ['stock', 'stockno', 'stocknumber', 'stocknum', 'stockid', 'stk', 'stknumber', 'dealerstocknumber', 'retaillistingstockno'],
  year: ['year', 'modelyear', 'yr', 'vehicleyear', 'caryear'],
  make: ['make', 'manufacturer', 'brand', 'vehiclemake', 'makename'],
  model: ['model', 'modelname', 'vehiclemodel'],
  trim: ['trim', 'trimlevel', 'series', 'vehicletrim', 'trimname', 'styletrim'],
  bodyStyle: ['body', 'bodystyle', 'bodytype', 'vehiclebodystyle', 'vehicletype', 'style'],
  exteriorColor: ['exteriorcolor', 'exteriorcolour', 'extcolor', 'extcolour', 'color', 'colour', 'vehicleexteriorcolor', 'extcolorgeneric'],
  interiorColor: ['interiorcolor', 'interiorcolour', 'intcolor', 'intcolour', 'vehicleinteriorcolor', 'intcolorgeneric'],
  miles: ['miles', 'mileage', 'odometer', 'odometerreading', 'mileagevalue', 'currentmiles', 'retaillistingmiles', 'kms', 'kilometers'],
  milesUnit: ['mileageunit', 'odometerunit', 'odometerunits', 'odometerstatusunit'],
  price: ['price', 'sellingprice', 'saleprice', 'internetprice', 'listprice', 'askingprice', 'retailprice', 'webprice', 'advertisedprice', 'ourprice', 'vehicleallinprice', 'finalprice', 'retaillistingprice'],
  msrp: ['msrp', 'vehiclemsrp', 'sticker', 'stickerprice', 'baseprice', 'vehiclebasemsrp'],
  condition: ['condition', 'newused', 'nu', 'type', 'inventorytype', 'stateofvehicle', 'vehiclecondition', 'newusedcertified', 'stocktype', 'retaillistingused'],
  certified: ['certified', 'cpo', 'iscertified', 'certifiedpreowned', 'cpoflag', 'retaillistingcpo'],
  transmission: ['transmission', 'trans', 'transmissiontype', 'vehicletransmission', 'gearbox'],
  drivetrain: ['drivetrain', 'drivetype', 'drive', 'driveline', 'drivetraintype', 'vehicledrivetrain'],
  engine: ['engine', 'enginedescription', 'enginetype', 'vehicleengine', 'motor'],
  fuel: ['fuel', 'fueltype', 'vehiclefuel', 'vehiclefueltype'],
  doors: ['doors', 'doorcount', 'numberofdoors', 'vehicledoors', 'passengerdoors'],
  listedOn: ['dateinstock', 'instockdate', 'indate', 'datefirstonlot', 'firstseen', 'listedon', 'createdat', 'entrydate', 'receiveddate'],
  dealerName: ['dealername', 'dealershipname', 'dealer', 'dealership', 'rooftop', 'storename', 'retaillistingdealer'],
  dealerZip: ['dealerzip', 'dealerzipcode', 'dealershipzip', 'dealerpostalcode', 'storezip', 'retaillistingzip'],
  dealerCity: ['dealercity', 'dealershipcity', 'storecity', 'retaillistingcity'],
  photos: ['photos', 'photourls', 'photourllist', 'images', 'imagelist', 'imageurls', 'imagelink', 'imageurl', 'image', 'photourl', 'media', 'additionalimagelink'],
} as const;

/** Words for the condition of a car. */
export const CONDITION_WORDS: Readonly<Record<string, 'new' | 'used' | 'certified'>> = {
  new: 'new', n: 'new', false: 'new',
  used: 'used', u: 'used', preowned: 'used', secondhand: 'used', true: 'used', demo: 'used', loaner: 'used',
  certified: 'certified', cpo: 'certified', c: 'certified', certifiedpreowned: 'certified', certifiedused: 'certified', cert: 'certified',
};

/** Words in a price column that say there is no price. */
export const UNPRICED_WORDS: readonly string[] = ['call', 'callforprice', 'callus', 'contactus', 'contactdealer', 'na', 'none', 'tbd', 'askforprice', 'pleasecall', 'pricingcomingsoon'];

/** Words that mean yes in a flag column. */
export const YES_WORDS: readonly string[] = ['yes', 'y', 'true', 't', '1', 'x', 'certified', 'cpo'];

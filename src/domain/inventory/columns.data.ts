/** Column spellings of inventory feeds from dealer systems and listing sites. */

/**
 * Spellings are compared without case, blanks, punctuation and a leading `vehicle` or `veh`. Where several columns of one feed name the
 * same member, the earlier spelling wins: for prices internet and sale prices, then retail prices; the MSRP stands in where none is posted.
 * They follow the public column lists of inventory exports and of the vehicle feeds that listing and advertising sites take (2022–2026,
 * high confidence), and the canonical listing shape.
 */
export const COLUMN_SPELLINGS = {
  vin: ['vin', 'vinnumber', 'vinno', 'vinnum', 'vehicleidentificationnumber', 'identificationnumber', 'vin17', 'fullvin', 'serial', 'serialno', 'serialnumber'],
  stock: ['stock', 'stockno', 'stocknumber', 'stocknum', 'stockid', 'stk', 'stkno', 'stknumber', 'stknum', 'dealerstocknumber', 'retaillistingstockno', 'unitnumber', 'controlnumber'],
  year: ['year', 'modelyear', 'yr', 'caryear', 'modelyr'],
  make: ['make', 'manufacturer', 'brand', 'makename', 'makedescription', 'division'],
  model: ['model', 'modelname', 'modeldescription'],
  trim: ['trim', 'trimlevel', 'trimname', 'styletrim', 'series', 'trimdescription'],
  bodyStyle: ['bodystyle', 'body', 'bodytype', 'bodydescription', 'vehicletype', 'style', 'bodyclass'],
  exteriorColor: ['exteriorcolor', 'exteriorcolour', 'extcolor', 'extcolour', 'color', 'colour', 'extcolorgeneric', 'exteriorcolorname', 'exterior'],
  interiorColor: ['interiorcolor', 'interiorcolour', 'intcolor', 'intcolour', 'intcolorgeneric', 'interiorcolorname', 'interior'],
  miles: ['miles', 'mileage', 'odometer', 'odometerreading', 'odometervalue', 'mileagevalue', 'currentmiles', 'retaillistingmiles', 'odo', 'mileagein'],
  kilometers: ['kilometers', 'kilometres', 'kms', 'km', 'odometerkm', 'odometerkms', 'mileagekm', 'mileagekms', 'kilometrage'],
  milesUnit: ['mileageunit', 'mileageunits', 'odometerunit', 'odometerunits', 'odometerstatusunit', 'odometertype', 'uom'],
  price: ['internetprice', 'saleprice', 'specialprice', 'sellingprice', 'webprice', 'eprice', 'advertisedprice', 'finalprice', 'ourprice', 'allinprice', 'vehicleallinprice', 'discountedprice', 'currentprice', 'price', 'retaillistingprice', 'askingprice', 'listprice', 'retailprice', 'retail', 'retailvalue'],
  msrp: ['msrp', 'sticker', 'stickerprice', 'baseprice', 'vehiclebasemsrp', 'basemsrp', 'totalmsrp', 'manufacturersuggestedretailprice'],
  invoice: ['invoice', 'invoiceprice', 'invoiceamount', 'baseinvoice', 'factoryinvoice'],
  dealerCost: ['dealercost', 'cost', 'unitcost', 'netcost', 'inventorycost', 'totalcost'],
  condition: ['condition', 'newused', 'nu', 'type', 'inventorytype', 'stateofvehicle', 'newusedcertified', 'stocktype', 'newpreowned', 'retaillistingused'],
  certified: ['certified', 'cpo', 'iscertified', 'certifiedpreowned', 'cpoflag', 'certifiedflag', 'cert', 'retaillistingcpo'],
  status: ['status', 'inventorystatus', 'stockstatus', 'availability', 'salestatus', 'salesstatus', 'unitstatus'],
  transmission: ['transmission', 'trans', 'transmissiontype', 'transmissiondescription', 'gearbox'],
  drivetrain: ['drivetrain', 'drivetype', 'drive', 'driveline', 'drivetraintype', 'drivetraindescription', 'wheeldrive'],
  engine: ['engine', 'enginedescription', 'enginetype', 'motor'],
  fuel: ['fuel', 'fueltype'],
  doors: ['doors', 'doorcount', 'numberofdoors', 'passengerdoors', 'nodoors'],
  listedOn: ['dateinstock', 'instockdate', 'inventorydate', 'stockdate', 'stockindate', 'indate', 'datein', 'datefirstonlot', 'firstseen', 'listedon', 'createdat', 'entrydate', 'receiveddate', 'datereceived', 'arrivaldate', 'dateadded', 'inventorysince'],
  options: ['options', 'optionlist', 'optiondescriptions', 'installedoptions', 'factoryoptions', 'features', 'equipment', 'optioncodes'],
  comments: ['comments', 'comment', 'dealercomments', 'sellernotes', 'sellercomments', 'description', 'webdescription', 'notes', 'remarks'],
  dealerName: ['dealername', 'dealershipname', 'dealer', 'dealership', 'rooftop', 'storename', 'retaillistingdealer'],
  dealerZip: ['dealerzip', 'dealerzipcode', 'dealershipzip', 'dealerpostalcode', 'storezip', 'retaillistingzip'],
  dealerCity: ['dealercity', 'dealershipcity', 'storecity', 'retaillistingcity'],
  dealerState: ['dealerstate', 'dealershipstate', 'storestate', 'retaillistingstate'],
  photos: ['photos', 'photourls', 'photourllist', 'photolist', 'images', 'imagelist', 'imageurls', 'imagelink', 'imageurl', 'image', 'photourl', 'pictures', 'pictureurls', 'media', 'additionalimagelink'],
} as const;

/** Words for the condition of a car; every other word that says certified means certified. */
export const CONDITION_WORDS: Readonly<Record<string, 'new' | 'used' | 'certified'>> = {
  new: 'new', n: 'new', false: 'new', newvehicle: 'new', newcar: 'new',
  used: 'used', u: 'used', preowned: 'used', p: 'used', secondhand: 'used', true: 'used', demo: 'used', demonstrator: 'used', loaner: 'used', usedvehicle: 'used', usedcar: 'used', notcertified: 'used', noncertified: 'used',
  certified: 'certified', cpo: 'certified', c: 'certified', cert: 'certified',
};

/** Words of a status column for a car that is not for sale any more. */
export const GONE_WORDS: readonly string[] = ['sold', 's', 'delivered', 'retailed', 'wholesaled', 'wholesale', 'deleted', 'removed', 'inactive', 'archived', 'traded', 'dealertraded', 'unavailable', 'notforsale', 'outofstock', 'soldpending', 'soldnotdelivered', 'rdr'];

/** Words in a price column that say there is no price. */
export const UNPRICED_WORDS: readonly string[] = ['call', 'callforprice', 'callus', 'contactus', 'contactdealer', 'na', 'none', 'tbd', 'askforprice', 'pleasecall', 'pricingcomingsoon', 'null'];

/** Words that mean yes in a flag column; every word that says certified does too. */
export const YES_WORDS: readonly string[] = ['yes', 'y', 'true', 't', '1', 'x', 'cpo', 'c'];

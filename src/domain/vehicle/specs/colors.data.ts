/**
 * The paints and upholstery that specifications name.
 * Source: generic shades chosen for this service, 2026, under the colour families that listings use. Confidence low:
 * a line draws one shade of each family, so a listed colour always has its shade here, under no maker's own name.
 */

/** A name with its sRGB value as decimal `r,g,b`. */
export type Shade = readonly [name: string, rgb: string];

/** By colour family, the shades a line may have. */
export const PAINTS: Readonly<Record<string, readonly Shade[]>> = {
  White: [['Glacier White', '245,246,246'], ['Pearl White', '240,238,230'], ['Chalk White', '232,232,226']],
  Black: [['Midnight Black', '12,12,14'], ['Obsidian Black', '24,24,26'], ['Raven Black', '18,20,24']],
  Silver: [['Sterling Silver', '192,194,196'], ['Liquid Silver', '178,182,186'], ['Moonlit Silver', '204,206,206']],
  Gray: [['Granite Gray', '96,98,101'], ['Slate Gray', '84,90,98'], ['Cement Gray', '140,142,141']],
  Blue: [['Harbor Blue', '30,58,104'], ['Cobalt Blue', '22,76,148'], ['Lagoon Blue', '52,104,132']],
  Red: [['Garnet Red', '112,18,28'], ['Signal Red', '170,26,30'], ['Ember Red', '140,30,26']],
  Green: [['Spruce Green', '38,66,54'], ['Sage Green', '112,122,102'], ['Olive Green', '86,88,62']],
  Beige: [['Sandstone Beige', '196,180,152'], ['Dune Beige', '206,192,166'], ['Oat Beige', '212,204,186']],
  Brown: [['Walnut Brown', '76,54,42'], ['Espresso Brown', '58,42,36'], ['Copper Brown', '116,74,52']],
};

/** By colour family, what a cabin is trimmed in; the material follows the trim level. */
export const CABINS: Readonly<Record<string, Shade>> = {
  Black: ['Ebony', '22,22,22'],
  Gray: ['Ash', '120,122,124'],
  Beige: ['Parchment', '206,196,174'],
  Brown: ['Saddle', '120,82,54'],
  Red: ['Rioja', '104,26,32'],
};

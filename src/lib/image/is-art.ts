/** Line art (SVG) stands on lacquer; a photograph fills its place. */
export const isArt = (image: string): boolean => /\.svg(\?|$)/.test(image)

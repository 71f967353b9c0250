/** An image as pixels: four bytes each (red, green, blue, alpha), rows from the top. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/**
 * The pictures of shipped stations come in fixed sizes: `assets/<kind>/<name>.webp` is the largest, and beside it stand
 * `<name>-<width>.webp` for each smaller width. The generator (`scripts/cover-art`) writes them by this table.
 */
export const pictureKinds = {
  /** Activities, 16:9. */
  covers: { width: 1280, height: 720, smaller: [640, 320] },
  /** Featured carousel, 2:1. */
  featured: { width: 1600, height: 800, smaller: [800] },
  /** Slides of the landing page, 16:9. */
  headers: { width: 1600, height: 900, smaller: [1200, 800] },
  /** Sections and about entries, 4:3. */
  sections: { width: 960, height: 720, smaller: [720, 480] },
  /** Products, plans and benefits, 1:1. */
  squares: { width: 640, height: 640, smaller: [320] },
  /** Trophies, 1:1, on no ground. */
  trophies: { width: 240, height: 240, smaller: [] },
} as const satisfies Record<string, { width: number; height: number; smaller: readonly number[] }>

export type PictureKind = keyof typeof pictureKinds

const shape = /^(.*\/(covers|featured|headers|sections|squares|trophies)\/[a-z0-9-]+)\.webp$/

/**
 * Gives the facts that an `<img>` needs about a picture, from its address alone: size in pixels and, for pictures of
 * this table, the `srcset`. Undefined for any other address (uploads, SVG, other hosts).
 */
export function pictureSource(
  src: string,
): { src: string; width: number; height: number; srcSet: string } | undefined {
  const [, base, kind] = shape.exec(src) ?? []
  if (!base || !isKind(kind)) return undefined
  const { width, height, smaller } = pictureKinds[kind]
  const sources = [...smaller].reverse().map((one) => `${base}-${one}.webp ${one}w`)
  return { src, width, height, srcSet: [...sources, `${src} ${width}w`].join(', ') }
}

const isKind = (text: string | undefined): text is PictureKind => text !== undefined && text in pictureKinds

const sizes = ['', '-320', '-480', '-640', '-800', '-32', '-180', '-192', '-512']

/**
 * The names under which a picture and its other sizes may stand beside each other, the given one first: `x.webp`,
 * `x-320.webp` …; icons `x-32.png` to `x-512.png`. Pure; the order is always the same.
 */
export function otherSizes(path: string): string[] {
  const [, stem = path, own = '', extension = ''] =
    /^(.+?)(-(?:32|180|192|320|480|512|640|800))?(\.\w+)$/.exec(path) ?? []
  return [own, ...sizes.filter((size) => size !== own)].map((size) => `${stem}${size}${extension}`)
}

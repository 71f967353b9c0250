const sizes = ['', '-320', '-480', '-640', '-800', '-32', '-180', '-192', '-512']

/** The forms of a logo that came through the intake: they stand in for each other when the colours change. */
const logoForms = ['', '-claro', '-escuro', '-placa', '-placa-clara', '-placa-escura']

/**
 * The names under which a picture and its other sizes may stand beside each other, the given one first: `x.webp`,
 * `x-320.webp` …; icons `x-32.png` to `x-512.png`; a logo's forms for other grounds, `logo-placa.webp` …. Pure; the
 * order is always the same.
 */
export function otherSizes(path: string): string[] {
  const [, logo, formOf = ''] =
    /^((?:.*\/)?logo)(-claro|-escuro|-placa(?:-clara|-escura)?)?\.webp$/.exec(path) ?? []
  if (logo) return [formOf, ...logoForms.filter((one) => one !== formOf)].map((one) => `${logo}${one}.webp`)
  const [, stem = path, own = '', extension = ''] =
    /^(.+?)(-(?:32|180|192|320|480|512|640|800))?(\.\w+)$/.exec(path) ?? []
  return [own, ...sizes.filter((size) => size !== own)].map((size) => `${stem}${size}${extension}`)
}

import type { MailColors, MailLook } from '../mail-look.ts'

/**
 * Which class takes which colour on which property. Colours stand inline for the light look; programs that know
 * `prefers-color-scheme` get the dark look through these classes.
 */
const painted: Record<string, [property: string, color: keyof MailColors][]> = {
  'm-page': [['background-color', 'page']],
  'm-card': [
    ['background-color', 'surface'],
    ['border-color', 'border'],
  ],
  'm-well': [['background-color', 'surfaceSunken']],
  'm-text': [['color', 'text']],
  'm-muted': [['color', 'textMuted']],
  'm-link': [['color', 'link']],
  'm-line': [['border-color', 'border']],
  'm-code': [
    ['background-color', 'brandSoft'],
    ['color', 'onBrandSoft'],
  ],
  'm-button': [
    ['background-color', 'brand'],
    ['color', 'onBrand'],
    ['border-color', 'brandEdge'],
  ],
}

const rules = (colors: MailColors, scope: string) =>
  Object.entries(painted)
    .map(([name, list]) => {
      const body = list.map(([property, color]) => `${property}:${colors[color]}!important`).join(';')
      return `${scope}.${name}{${body}}`
    })
    .join('')

/** The style sheet of a mail: its dark look, also for Outlook's own attribute, and narrower edges on phones. */
export function darkStyle({ dark }: MailLook): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules(dark, '')}}`,
    rules(dark, '[data-ogsc] '),
    '@media (max-width:480px){.m-edge{padding-left:20px!important;padding-right:20px!important}.m-out{padding-left:12px!important;padding-right:12px!important}.m-wide{width:100%!important;box-sizing:border-box!important}}',
  ].join('')
}

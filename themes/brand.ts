/**
 * The choices of a person about a station's look: the human tokens. Everything else (on-colours, states, tints,
 * text-safe variants) is computed from them by `resolveTheme`. Colours are `#rrggbb`. Rows TEN-03, TEN-04; defaults
 * from D1§9.
 */
export type Brand = {
  colors: {
    /** Primary button and accent. Default `#0284fe`. */
    primary: string
    /** Links. Default `#006ce6`. */
    link: string
    /** Footer and big brand surfaces. Default `#f69376`. */
    footer: string
    /** Default `#FF5A52`. */
    error: string
    /** Default `#52C22C`. */
    success: string
    /** A second brand colour for highlights and cover art. Default: the footer colour. */
    accent?: string | undefined
    /** Page background. Default: near-white with a breath of the primary hue. */
    surface?: string | undefined
    /** Body text. Default: ink with a breath of the primary hue. */
    ink?: string | undefined
  }
  fonts: { body: FontName; heading?: FontName | undefined }
  corner: 'crisp' | 'soft' | 'round'
  header: { layout: 'split' | 'centered' | 'overlay' }
  /** Headline sizes. */
  display: 'calm' | 'strong'
  /** How cards stand out from the page: a hairline, a strong line, or a shadow. */
  line: 'hairline' | 'bold' | 'float'
  /** The member area (ADR 152). */
  member: {
    /** What the home begins with: the balance, the services, or a feature. */
    home: 'points' | 'services' | 'content'
    /** Where wide screens have the menu. */
    frame: 'top' | 'rail'
    /** The ground of the menu on wide screens and of the header on phones. */
    header: 'paper' | 'brand'
    /** The form of activity cards. */
    card: 'above' | 'beside' | 'full' | 'ruled'
    ground: 'paper' | 'tint' | 'pattern'
  }
}

/** The closed list of self-hosted families. */
export const fontNames = [
  'Lato',
  'Inter',
  'Nunito Sans',
  'Source Sans 3',
  'Montserrat',
  'Poppins',
  'Merriweather',
  'Roboto Slab',
] as const
export type FontName = (typeof fontNames)[number]

/** The literal default colours of D1§9. They stay literal (GAP-09): text uses the safe variants the resolver derives. */
export const defaultBrand: Brand = {
  colors: { primary: '#0284fe', link: '#006ce6', footer: '#f69376', error: '#FF5A52', success: '#52C22C' },
  fonts: { body: 'Lato' },
  corner: 'soft',
  header: { layout: 'split' },
  display: 'calm',
  line: 'hairline',
  member: { home: 'points', frame: 'top', header: 'paper', card: 'above', ground: 'paper' },
}

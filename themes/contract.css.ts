import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * The look as roles: everything a component may paint with. A station's values are assigned on `<html>` at render
 * time (`themeStyle`). Sizes that are equal in all stations are plain constants in `scale.ts`.
 *
 * "Quiet" surfaces are page, surface, surfaceRaised, surfaceSunken and the soft tints; "fills" are brand, accent,
 * footer, error, success, warning. Which text may stand on what: `contrastPairs` in `resolve.ts`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Background of the page, then cards on it, things that float, and wells inside it. */
      page: '',
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      /** Hairline that only decorates. */
      border: '',
      /** Outline that tells where a control is: 3:1. */
      borderStrong: '',
      /** Edge of cards, as strong as the brand's lines are. */
      cardEdge: '',
      text: '',
      textMuted: '',
      /** The primary colour as configured, and what is written on it. */
      brand: '',
      onBrand: '',
      brandHover: '',
      brandActive: '',
      /** Outline of buttons: their own fill unless that would vanish on the page. */
      brandEdge: '',
      /** Brand for icons, bars and selected marks on quiet surfaces: 3:1. */
      brandMark: '',
      /** Brand for text on page, surface, raised and sunken: 4.5:1. */
      brandText: '',
      /** The colour of buttons and large surfaces: the brand, a little deeper where that is enough for white text (GAP-115). */
      brandDeep: '',
      onBrandDeep: '',
      brandSoft: '',
      onBrandSoft: '',
      link: '',
      linkHover: '',
      accent: '',
      onAccent: '',
      accentText: '',
      accentSoft: '',
      onAccentSoft: '',
      footer: '',
      onFooter: '',
      footerMuted: '',
      footerBorder: '',
      error: '',
      onError: '',
      errorHover: '',
      errorText: '',
      errorSoft: '',
      onErrorSoft: '',
      success: '',
      onSuccess: '',
      successText: '',
      successSoft: '',
      onSuccessSoft: '',
      warning: '',
      onWarning: '',
      warningText: '',
      warningSoft: '',
      onWarningSoft: '',
      focus: '',
      skeleton: '',
      /** Behind dialogs. */
      overlay: '',
      /** Between a picture and the text on it, and that text. */
      imageScrim: '',
      onImage: '',
      /** What a photo in two tones has instead of black, and instead of white. */
      toneDeep: '',
      tonePale: '',
      /** Behind logos, which are drawn for light pages: nothing there. */
      logoPlate: '',
    },
    font: { body: '', heading: '' },
    radius: { small: '', medium: '', large: '', pill: '' },
    /** `card`: what lies under cards, nothing where lines part them from the page. */
    shadow: { raised: '', floating: '', card: '' },
    line: { card: '' },
    /** Sizes of headlines on phones, and on wide screens. */
    display: { page: '', pageWide: '', section: '', sectionWide: '' },
  },
  (_value, path) => path.join('-'),
)

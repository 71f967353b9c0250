import type { Section } from '#contract/site/public/schemas.ts'
import type { Brand } from '#themes/brand.ts'
import { readableOn } from '#themes/color.ts'
import { brandGround, groundStyle, inScheme, pictureStyle, schemesOf } from '#themes/theme-style.ts'
import type { SectionLook } from './portal-section.ts'
import { portalSectionOf } from './types/index.ts'

const hexColor = /^#[0-9a-f]{6}$/i

/**
 * Gives the look of each landing section, in their order (PUB-11): its own picture or colour where it has one; else
 * page and well alternate, and one section after the first stands on the brand, of a type that does. Configured colours
 * are never trusted: every text keeps 4.5:1 on its ground. Pure; server only (it carries the colour library).
 */
export function sectionLooks(sections: readonly Section[], brand: Brand): SectionLook[] {
  const { light, dark } = schemesOf(brand)
  let isWell = false
  let hasBrand = false
  return sections.map((section, index) => {
    const look = ownLook(section, brand)
    if (look) {
      isWell = false
      return look
    }
    const { ground } = portalSectionOf(section.type_id)
    if (ground === 'brand' && index > 0 && !hasBrand) {
      hasBrand = true
      isWell = false
      return withText(section, {
        tone: 'brand',
        ground: brandGround(brand),
        on: brandGround(brand)['--color-page'] ?? '',
      })
    }
    const tone = isWell && ground !== 'page' ? 'sunken' : 'page'
    isWell = tone === 'page'
    const on = tone === 'page' ? 'page' : 'surfaceSunken'
    return withText(section, { tone, on: light.color[on], onDark: dark.color[on] })
  })
}

function ownLook(section: Section, brand: Brand): SectionLook | null {
  if (section.background_type === 'image' && section.background_image) {
    const ground = pictureStyle(brand)
    return withText(section, { tone: 'picture', ground, on: ground['--color-page'] ?? '' })
  }
  const color = section.background_color
  if (section.background_type !== 'color' || !color || !hexColor.test(color)) return null
  return withText(section, { tone: 'own', ground: groundStyle(brand, color), on: color })
}

/** `onDark`: what it is for people whose device is dark, where that is another colour. */
type Ground = Pick<SectionLook, 'tone' | 'ground'> & { on: string; onDark?: string }

function withText(section: Section, { on, onDark = on, ...look }: Ground): SectionLook {
  const safe = (wanted: string | null) =>
    wanted && hexColor.test(wanted) ? inScheme(readableOn(on, wanted), readableOn(onDark, wanted)) : undefined
  const titleColor = safe(section.title_color)
  const textColor = safe(section.text_color)
  return { ...look, ...(titleColor && { titleColor }), ...(textColor && { textColor }) }
}

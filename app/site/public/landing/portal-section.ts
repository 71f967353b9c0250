import type { ComponentType } from 'react'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { SectionType } from '#contract/sections/section-type.ts'
import type { PublicAction, Section } from '#contract/site/public/schemas.ts'

/** The ground of a section, and the colours of its text. */
export type SectionLook = {
  /** The kind of ground: the page, a quiet well, the station's brand, the section's own colour, or a picture. */
  tone: 'page' | 'sunken' | 'brand' | 'own' | 'picture'
  /** Theme variables as they must be on that ground; undefined keeps those of the page. */
  ground?: Record<string, string>
  titleColor?: string
  textColor?: string
}

export type SectionProps = {
  section: Section
  look: SectionLook
  /** The anchors of the menu and of old links; the first is the section's id, the rest stand at its top (GAP-06). */
  anchors: readonly string[]
}

/** The data for sections that show more than their own items. */
export type LandingData = {
  actions: readonly PublicAction[]
  plans: readonly Plan[]
  /** The time at which the page was made, for the contact form. */
  startedAt: string
}
export type LandingSectionProps = SectionProps & { data: LandingData }

/** The portal's half of a type of section: how it looks, and what it does to the menu. */
export type PortalSection = {
  contract: SectionType
  Component: ComponentType<LandingSectionProps>
  /**
   * The ground of a section without a picture or a colour of its own: `brand`, the first such section after the first
   * of all stands on the brand; `page`, never in the well. Absent: page and well alternate (PUB-11).
   */
  ground?: 'brand' | 'page'
  /** A place of its own: menu entries of the type lead there instead of to `secao{id}` (PUB-14). */
  anchor?: string
  /** The station's benefits stand before the first of it (PUB-23). */
  isAfterBenefits?: true
}

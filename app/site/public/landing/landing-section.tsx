import type { LandingSectionProps } from './portal-section.ts'
import { portalSectionOf } from './types/index.ts'

/** Shows a section as its type shows it (D1§2.3); one of a type that nobody knows is left out. */
export function LandingSection(props: LandingSectionProps) {
  const { Component } = portalSectionOf(props.section.type_id)
  return Component ? <Component {...props} /> : null
}

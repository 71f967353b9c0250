/** What everybody must agree on about a type of landing section (D1§2.3), whatever one of its sections says. */
export type SectionType = {
  /** Its number: `type_id` on the wire, `type` in station folders. */
  id: number
  /** What owners call it. */
  name: string
  /** What the station must have, or the section is left out: plans (GAP-07), an app (TEN-10, PUB-07). */
  needs?: SectionNeed
  /** Where its sections are left out, menu entries of its type are left out, too (GAP-07, PUB-14). */
  takesMenuEntriesAlong?: true
}
export type SectionNeed = 'plans' | 'app'
/** Which of it a station has. */
export type StationHas = Readonly<Record<SectionNeed, boolean>>

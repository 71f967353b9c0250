/** The facts about a type of landing section that everybody must agree on (D1§2.3), whatever its sections say. */
export type SectionType = {
  /** Its number: `type_id` on the wire, `type` in station folders. */
  id: number
  /** The name that owners read. */
  name: string
  /** The thing that the station must have, or the section is left out: plans (GAP-07), an app (TEN-10, PUB-07). */
  needs?: SectionNeed
  /** Leaves out menu entries of its type where its sections are left out (GAP-07, PUB-14). */
  takesMenuEntriesAlong?: true
}
export type SectionNeed = 'plans' | 'app'
/** The things that a station has, of those that sections need. */
export type StationHas = Readonly<Record<SectionNeed, boolean>>

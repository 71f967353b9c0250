import type { SectionType } from '#contract/sections/section-type.ts'

/** What owners fill in of an item: its fields, `link` being the button with where it leads. */
export type ItemInput = 'name' | 'description' | 'image' | 'video' | 'link' | 'imageLeft'

/** How a section of a type is edited. Title, subtitle and ground are every section's; the API checks the whole. */
export type SectionForm = {
  contract: SectionType
  /** What it is for, in one sentence. */
  about: string
  /** What of an item is offered; nothing: the section has no items. */
  itemFields: readonly ItemInput[]
}

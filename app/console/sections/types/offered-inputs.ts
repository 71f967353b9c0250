import type { ItemInput, SectionForm } from './section-form.ts'

const all: readonly ItemInput[] = ['name', 'description', 'image', 'video', 'link', 'imageLeft']
/** What stands in the fields of a link that leads nowhere. */
const nowhere = 'nolink'

/**
 * What is offered of an item: what its section shows, and what stands there already, so that nothing is lost unseen.
 * `text` says what stands in a field. Pure.
 */
export function offeredInputs(
  form: SectionForm | undefined,
  text: (field: string) => string | undefined,
): ReadonlySet<ItemInput> {
  const hasLink =
    ['buttonLabel', 'externalLink', 'aboutId'].some(text) || (text('linkType') || nowhere) !== nowhere
  const isFilled = (input: ItemInput) => (input === 'link' ? hasLink : Boolean(text(input)))
  return new Set(all.filter((input) => form?.itemFields.includes(input) || isFilled(input)))
}

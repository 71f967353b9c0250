import type { ItemContent } from '#contract/sections/section-schema.ts'
import type { ItemInput, SectionForm } from './section-form.ts'

/** Whether something stands in an input already. A form that came back left out what is empty. */
const isFilled: Record<ItemInput, (item: ItemContent) => boolean> = {
  name: ({ name }) => Boolean(name),
  description: ({ description }) => Boolean(description),
  image: ({ image }) => Boolean(image),
  video: ({ video }) => Boolean(video),
  link: ({ buttonLabel, linkType, externalLink, aboutId }) =>
    Boolean(buttonLabel || externalLink || aboutId) || linkType !== 'nolink',
  imageLeft: ({ imageLeft }) => imageLeft,
}

/** What is offered of an item: what its section shows, and what stands there already, so that nothing is lost unseen. Pure. */
export const offeredInputs = (
  form: SectionForm | undefined,
  item: ItemContent | null,
): ReadonlySet<ItemInput> =>
  new Set(
    (Object.keys(isFilled) as ItemInput[]).filter(
      (input) => form?.itemFields.includes(input) || (item !== null && isFilled[input](item)),
    ),
  )

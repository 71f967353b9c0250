import { nothingGiven } from '#contract/commerce/plans/gives.ts'
import type { Plan } from '#contract/commerce/plans/schemas.ts'
import type { SectionType } from '#contract/sections/section-type.ts'
import type { PublicAction, Section } from '#contract/site/public/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { texts } from './texts.ts'
import { sectionFormOf } from './types/index.ts'

type Images = StationConfig['images']

/** A picture that the station has already; null for none. */
const pictureOf = ({ header, banner }: Images): string | null => header[0]?.image ?? banner ?? null

/** A section of a type with sample content and a picture of the station's own. Pure. */
export function exampleSection({ id }: SectionType, images: Images): Section {
  const shown = new Set(sectionFormOf(id)?.itemFields)
  const isMedia =
    shown.has('image') && !(shown.has('description') && shown.has('link') && !shown.has('imageLeft'))
  const items = shown.size === 0 ? [] : texts.gallery.items.slice(0, isMedia ? 1 : 3)
  return {
    id: 900 + id,
    type_id: id,
    title: texts.gallery.sample.title,
    subtitle: texts.gallery.sample.subtitle,
    title_color: null,
    text_color: null,
    background_type: 'color',
    background_image: null,
    background_color: null,
    section_items: items.map(([name, text], at) => ({
      id: at + 1,
      name: shown.has('name') ? name : '',
      description: shown.has('description') ? `<p>${text}</p>` : '',
      image: shown.has('image') ? pictureOf(images) : null,
      video: null,
      button_label: shown.has('link') ? texts.gallery.sample.button : null,
      link_type: 'nolink',
      external_link: null,
      about_id: at + 1,
      image_left: at % 2 === 0,
    })),
  }
}

/** Activities as visitors see them. Pure. */
export const exampleActions = (images: Images): PublicAction[] =>
  texts.gallery.items.map(([name], at) => ({
    id: at + 1,
    name,
    image: pictureOf(images),
    type_id: 16,
    type: { name: texts.gallery.sample.activity },
    points: 10,
    additional_cashback: 0,
    redirect_links: [],
    click_me_label: '',
    has_ended: false,
  }))

/** Plans of a station that has none yet. */
export const examplePlans: Plan[] = texts.gallery.plans.map(([name, text, amount], at) => ({
  id: at + 1,
  external_id: null,
  name,
  description: text,
  benefits: [],
  amount,
  discount: 0,
  days: 30,
  image: null,
  purchase_text: '',
  is_highlighted: at === 1,
  gives: { ...nothingGiven, activities: 0 },
}))

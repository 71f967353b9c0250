import { hexColor } from '#contract/hex-color.ts'
import { mostSectionItems } from '#contract/management/most-entries.ts'
import type { SiteChange } from '#contract/management/schemas.ts'
import type { SectionContent as Section } from '#contract/sections/content.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { idsOf } from './ids-of.ts'
import { orRefused, takeImage } from './owner.server.ts'

type Value = Extract<SiteChange, { part: 'section'; what: 'save' }>['value']

/** Keys without text are left out: absent is what the form of station folders calls empty. */
const filled = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== '' && one !== undefined))

/** A section as its form says it; pictures are stored on the way, `refused` tells by field which were not. */
export async function readSection(
  context: PortalContext,
  form: FormData,
  before: Section | undefined,
): Promise<{ value: Value; refused: Record<string, string> }> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const refused: Record<string, string> = {}
  const take = (field: string) => orRefused(takeImage(context, form.get(field)), refused, field)
  const background = (await take('backgroundImage')) ?? (text('keptBackground') || before?.backgroundImage)
  const items: Record<string, unknown>[] = []
  for (const id of idsOf(form, 'items', mostSectionItems)) {
    const known = before?.items.find((item) => String(item.id) === id)
    const image = `item.${id}.image`
    if (form.get(`item.${id}.remove`) === 'on') continue
    const item = readItem(form, id, known, await take(image))
    if (known || refused[image] || !isEmpty(item)) items.push(item)
  }
  const value = filled({
    ...before,
    type: Number(text('type')),
    title: text('title'),
    subtitle: text('subtitle'),
    backgroundColor: hexColor(text('backgroundColor')) ?? text('backgroundColor'),
    backgroundImage: background,
    backgroundType: background && !text('backgroundColor') ? 'image' : 'color',
    items,
  }) as Value
  return { value, refused }
}

type Item = Section['items'][number]

function readItem(
  form: FormData,
  id: string,
  before: Item | undefined,
  taken: string | undefined,
): Record<string, unknown> {
  const text = (field: string) => String(form.get(`item.${id}.${field}`) ?? '').trim()
  // A form that came back says itself which picture is there.
  const kept = form.has(`item.${id}.keptImage`) ? text('keptImage') : before?.image
  return filled({
    id: Number(id),
    name: text('name'),
    description: text('description'),
    image: taken ?? (text('noImage') === 'on' ? undefined : kept),
    video: text('video'),
    buttonLabel: text('buttonLabel'),
    linkType: text('linkType') || 'nolink',
    externalLink: text('externalLink'),
    aboutId: text('aboutId') ? Number(text('aboutId')) : undefined,
    imageLeft: text('imageLeft') === 'on',
  })
}

const isEmpty = (item: Record<string, unknown>) =>
  !['name', 'description', 'image', 'video', 'buttonLabel'].some((field) => item[field])

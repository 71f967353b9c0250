import type { SiteChange } from '#contract/management/schemas.ts'
import type { StationContent } from '#stations/schema.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { takeImage } from './owner.server.ts'

type Section = StationContent['sections'][number]
type Value = Extract<SiteChange, { what: 'save' }>['value']

/** Keys without text are left out: absent is what the form of station folders calls empty. */
const filled = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== '' && one !== undefined))

/** A section as its form says it; pictures are stored on the way. @throws ApiProblem */
export async function readSection(
  context: PortalContext,
  form: FormData,
  before: Section | undefined,
): Promise<Value> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const background =
    (await takeImage(context, form.get('backgroundImage'))) ??
    (text('keptBackground') || before?.backgroundImage)
  const items: Record<string, unknown>[] = []
  for (const id of form.getAll('items').map(String)) {
    const known = before?.items.find((item) => String(item.id) === id)
    const item = await readItem(context, form, id, known)
    if (item) items.push(item)
  }
  return filled({
    ...before,
    type: Number(text('type')),
    title: text('title'),
    subtitle: text('subtitle'),
    backgroundColor: text('backgroundColor').toLowerCase(),
    backgroundImage: background,
    backgroundType: background && !text('backgroundColor') ? 'image' : 'color',
    items,
  }) as Value
}

async function readItem(
  context: PortalContext,
  form: FormData,
  id: string,
  before: Section['items'][number] | undefined,
): Promise<Record<string, unknown> | null> {
  const text = (field: string) => String(form.get(`item.${id}.${field}`) ?? '').trim()
  if (text('remove') === 'on') return null
  const image = await takeImage(context, form.get(`item.${id}.image`))
  const item = filled({
    id: Number(id),
    name: text('name'),
    description: text('description'),
    image: image ?? (text('noImage') === 'on' ? undefined : text('keptImage') || before?.image),
    video: text('video'),
    buttonLabel: text('buttonLabel'),
    linkType: text('linkType') || 'nolink',
    externalLink: text('externalLink'),
    aboutId: text('aboutId') ? Number(text('aboutId')) : undefined,
    imageLeft: text('imageLeft') === 'on',
  })
  const isEmpty =
    !before && !item.name && !item.description && !item.image && !item.video && !item.buttonLabel
  return isEmpty ? null : item
}

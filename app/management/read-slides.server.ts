import { mostSlides } from '#contract/management/most-entries.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { idsOf } from './ids-of.ts'
import { orRefused, takeImage } from './owner.server.ts'
import type { Look } from './read-look.server.ts'
import { texts } from './texts.ts'

export type Slide = Look['images']['header'][number]

/**
 * The slides as their form says them, pictures stored on the way; an empty one is none. One whose picture was refused or
 * is missing stays, with what was typed, and is named in `refused` by its field in the form that comes back.
 */
export async function readSlides(context: PortalContext, form: FormData) {
  const kept: ReadSlide[] = []
  for (const at of idsOf(form, 'slides', mostSlides)) {
    const read = await readSlide(context, form, at)
    if (read) kept.push(read)
  }
  const errors = kept.flatMap(({ error }, at) => (error ? [[`slide.${at}.file`, error]] : []))
  return {
    slides: kept.map(({ slide }) => slide),
    refused: Object.fromEntries(errors) as Record<string, string>,
  }
}

type ReadSlide = { slide: Slide; error: string | undefined }

async function readSlide(context: PortalContext, form: FormData, at: string): Promise<ReadSlide | null> {
  const text = (name: string) => String(form.get(`slide.${at}.${name}`) ?? '').trim()
  if (text('remove') === 'on') return null
  const refused: Record<string, string> = {}
  const taken = await orRefused(takeImage(context, form.get(`slide.${at}.file`)), refused, 'file')
  const image = taken ?? text('image')
  if (!image && !refused.file) {
    if (!text('title') && !text('text')) return null
    refused.file = texts.cover.imageMissing
  }
  const slide = {
    image,
    alt: text('alt'),
    title: text('title') || undefined,
    text: text('text') || undefined,
  }
  return { slide, error: refused.file }
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { newsInputSchema } from '#contract/console/news/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { answerEntry, entryIdOf } from '../entries/answer-entry.server.ts'
import { EntryPage } from '../entries/entry-page.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { newFormKey } from '../owner/form-key.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import { newsFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ news }) => (news ? texts.edit(news.title) : texts.newTitle))

export const handle: PageHandle = { takesFile: 'owner' }

const list = { href: '/gestao/noticias', back: texts.back }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = entryIdOf(args.params)
  const news = id === null ? null : await api.call(managedNews.get, { params: { id } })
  const { timezone, ...config } = requireStation(args.context).config
  const usual = { section: 'station', publishedAt: new Date().toISOString().slice(0, 16).concat(':00Z') }
  // A station whose consultancies' news are written outside has those of one section to write.
  const hasSections = config.behaviour.unionServices && config.news.wordpress === null
  const values = valuesOf(newsFields, news ?? usual, timezone)
  return { news, values, hasSections, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  return answerEntry(args, {
    fields: newsFields,
    schema: newsInputSchema,
    storeFile: storePicture(args.context),
    list: list.href,
    words: texts,
    create: (body, idempotencyKey) => api.call(managedNews.create, { body, idempotencyKey }),
    save: (id, body) => api.call(managedNews.save, { params: { id }, body }),
    remove: (id) => api.call(managedNews.remove, { params: { id } }),
  })
}

/** One of the news: written, pictured, dated, published (NWS-02). */
export default function OneManagedNews() {
  const { news, values, hasSections, formKey } = useLoaderData<typeof loader>()
  const input = (name: string) => <FieldInput field={fieldOf(newsFields, name)} />
  return (
    <EntryPage
      entry={news && { id: news.id, tag: news.tag, name: news.title }}
      list={list}
      title={news ? texts.edit(news.title) : texts.newTitle}
      fields={newsFields}
      values={values}
      formKey={formKey}
      answer={useActionData<typeof action>()}
      more={
        news ? (
          <div>
            <ButtonLink href={`${list.href}/${news.id}/previa`} variant="secondary" icon="eye" width="phone">
              {texts.preview}
            </ButtonLink>
          </div>
        ) : null
      }
    >
      {hasSections || values.section !== 'station' ? (
        input('section')
      ) : (
        <input type="hidden" name="section" value={values.section} />
      )}
      {input('title')}
      {input('subtitle')}
      <PictureInput field={fieldOf(newsFields, 'image')} remove={texts.noImage} />
      {input('html')}
      {input('publishedAt')}
      {input('isPublished')}
    </EntryPage>
  )
}

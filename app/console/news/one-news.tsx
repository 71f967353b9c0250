import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { newsInputSchema } from '#contract/console/news/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EntryPage, entryTitle } from '../entries/entry-page.tsx'
import { entryRoutes } from '../entries/entry-routes.server.ts'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { storePicture } from '../owner/store-file.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PictureInput } from '../ui/picture-input.tsx'
import { news as area } from './area.ts'
import { newsFields } from './fields.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(entryTitle(texts))

export const handle: PageHandle = { takesFile: 'team' }

const routes = () =>
  entryRoutes({
    ...{ area, calls: managedNews, schema: newsInputSchema, fields: newsFields, words: texts },
    headOf: ({ title }) => ({ name: title }),
    usual: () => ({
      section: 'station',
      publishedAt: new Date().toISOString().slice(0, 16).concat(':00Z'),
    }),
    storeFile: storePicture,
  })

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await routes().load(args)
  const { behaviour, news } = requireStation(args.context).config
  // A station whose consultancies' news are written outside has those of one section to write.
  return { ...loaded, hasSections: behaviour.unionServices && news.wordpress === null }
}

export const action = (args: ActionFunctionArgs) => routes().answer(args)

/** One of the news: written, pictured, dated, published (NWS-02). */
export default function OneManagedNews() {
  const { hasSections, ...loaded } = useLoaderData<typeof loader>()
  const { entry, values } = loaded
  const { href } = area.nav
  const input = (name: string) => <FieldInput field={fieldOf(newsFields, name)} />
  const preview = entry && (
    <div>
      <ButtonLink href={`${href}/${entry.id}/previa`} variant="secondary" icon="eye" width="phone">
        {texts.preview}
      </ButtonLink>
    </div>
  )
  return (
    <EntryPage href={href} words={texts} fields={newsFields} loaded={loaded} more={preview}>
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

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { downloadCalls } from '#contract/services/downloads/endpoints.ts'
import type { Download } from '#contract/services/downloads/schemas.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ArticlePage, oneMeta } from '../article-page.tsx'
import { fileFacts } from '../file-facts.ts'
import { loadOne } from '../load-list.server.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = oneMeta(texts.title, ({ title }: Download) => title)

export const loader = (args: LoaderFunctionArgs) => loadOne(args, downloadCalls.get)

/** A file with its description (NWS-04). */
export default function DownloadPage() {
  const { one } = useLoaderData<typeof loader>()
  const article = one && { title: one.title, lead: one.subtitle, children: <Description {...one} /> }
  return <ArticlePage trail={[{ href: '/homepage/downloads', label: texts.title }]} article={article} />
}

const Description = ({ body, file, ...facts }: Pick<Download, 'body' | 'file' | 'format' | 'bytes'>) => (
  <>
    <Prose sanitizedHtml={body} />
    <ButtonLink href={file} icon="download" width="phone" reload>
      {fileFacts(facts) ? `${texts.openFile} (${fileFacts(facts)})` : texts.openFile}
    </ButtonLink>
  </>
)

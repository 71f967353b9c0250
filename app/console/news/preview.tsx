import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { managedNews } from '#contract/console/news/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { NewsArticle } from '../../services/news/news-article.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ title }) => title)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(managedNews.get, { params: { id: routeId(args.params.id) } })
}

/** News as members will see them, drafted or not. */
export default function NewsPreview() {
  const { html, ...news } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <Alert tone="info">{texts.previewNote}</Alert>
      <TextLink href={`/gestao/noticias/${news.id}`} kind="stand" icon="arrowLeft">
        {texts.backToForm}
      </TextLink>
      <NewsArticle news={news} sanitizedHtml={html} />
    </Stack>
  )
}

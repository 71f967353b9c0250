import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Answer } from '#contract/endpoint.ts'
import { getDownload } from '#contract/services/downloads/endpoints.ts'
import { errorWords } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Heading } from '../../ui/text.tsx'
import { fileFacts } from '../file-facts.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { Trail } from '../trail.tsx'
import * as css from './downloads.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? texts.meta(data.download?.title ?? texts.title, data.station) : errorWords(404).title },
]

/** Loads a file with its description (NWS-04). Drafts and those of other stations answer 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = routeId(args.params.id)
  const download = await orFailed(args.context, api.call(getDownload, { params: { id } }))
  return { station: requireStation(args.context).config.name, download }
}

export default function Download() {
  const { download } = useLoaderData<typeof loader>()
  return (
    <Container as="article" width="reading">
      <Stack gap={24}>
        <Trail to={[{ href: '/homepage/downloads', label: texts.title }]} />
        {download ? <Shown {...download} /> : <NotLoaded />}
      </Stack>
    </Container>
  )
}

const Shown = ({ title, subtitle, body, file, ...facts }: Answer<typeof getDownload>) => (
  <>
    <Stack gap={8}>
      <Heading level={1}>{title}</Heading>
      {subtitle ? <p className={css.lead}>{subtitle}</p> : null}
    </Stack>
    <Prose sanitizedHtml={body} />
    <ButtonLink href={file} icon="download" width="phone" reload>
      {fileFacts(facts) ? `${texts.openFile} (${fileFacts(facts)})` : texts.openFile}
    </ButtonLink>
  </>
)

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getAbout } from '#contract/site/public/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { BackLink } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './about.css.ts'
import { visitorCache } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta(args, {
    title: data?.about.name ?? texts.errors[404].title,
    description: data?.about.html_description,
    image: data?.about.internal_image ?? data?.about.image,
  })
export const headers: HeadersFunction = () => visitorCache

export async function loader({ context, params }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const id = routeId(params.id)
  return { about: await context.api.call(getAbout, { params: { id, stationId: station.id } }) }
}

/** Shows an about entry in full: name, internal image or image, text (PUB-17). */
export default function About() {
  const { about } = useLoaderData<typeof loader>()
  const image = about.internal_image ?? about.image
  return (
    <Container width="reading" className={css.page}>
      <BackLink href={`/#secao${about.id}`} />
      <Heading level={1}>{about.name}</Heading>
      {image ? (
        <Picture
          {...pictureSource(image, { sizes: '(min-width: 42.5rem) 42.5rem, calc(100vw - 2rem)' })}
          alt=""
          className={css.picture}
          priority
        />
      ) : null}
      <Prose sanitizedHtml={about.html_description} />
      <div className={css.end}>
        <ButtonLink href="/cadastrar">{texts.about.signup}</ButtonLink>
        <ButtonLink href="/suporte" variant="quiet">
          {texts.header.support}
        </ButtonLink>
      </div>
    </Container>
  )
}

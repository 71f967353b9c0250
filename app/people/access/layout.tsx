import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { takeFlash } from '../../session/flash.server.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireAdult } from '../../station/require-adult.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Container } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { uiTexts } from '../../ui/texts.ts'
import { ToastRegion, toastPlace } from '../../ui/toast.tsx'
import * as css from './layout.css.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireAdult({ context, request })
  const { banner, header } = requireStation(context).config.images
  const { flash, headers } = await takeFlash(context, request)
  return data({ flash, picture: banner ?? header[0]?.image ?? null }, { headers })
}

export default function AccessLayout() {
  const { flash, picture } = useLoaderData<typeof loader>()
  return (
    <Frame picture={picture}>
      <Outlet />
      <ToastRegion id={toastPlace} toasts={flash ? [{ ...flash, tone: flash.kind }] : []} />
    </Frame>
  )
}

/** Shows one column with one thing to do; on wide screens the brand stands beside it. */
function Frame({ picture, children }: { picture: string | null; children: ReactNode }) {
  const { name, description, images } = useStation()
  return (
    <div className={css.page}>
      <div className={css.brand} data-ground="fill" aria-hidden>
        {picture ? (
          <Picture
            {...pictureSource(picture, { sizes: '50vw' })}
            alt=""
            ratio="fill"
            className={css.banner}
          />
        ) : null}
        <div className={css.words}>
          <p className={css.slogan}>{name}</p>
          <p className={css.description}>{description}</p>
        </div>
      </div>
      <main id="conteudo" tabIndex={-1} className={css.main}>
        <Container width="form" className={css.column}>
          <Link to="/" reloadDocument className={css.home} aria-label={uiTexts.home(name)}>
            {images.primaryLogo ? (
              <img className={css.logo} src={images.primaryLogo} alt="" height={40} />
            ) : (
              <span className={css.wordmark}>{name}</span>
            )}
          </Link>
          {children}
        </Container>
      </main>
    </div>
  )
}

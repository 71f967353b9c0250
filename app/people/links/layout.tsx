import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Container } from '../../ui/layout.tsx'
import { uiTexts } from '../../ui/texts.ts'
import * as css from './layout.css.ts'

/** Documents: a link is opened once, for one thing; the small script only saves a touch. */
export const handle = { hydrate: false }

export async function loader({ context }: LoaderFunctionArgs) {
  requireStation(context)
  return null
}

/** Shows the station's mark and one message. No age gate: leaving a list and checking a card are open to everybody. */
export default function LinkLayout() {
  const { name, images } = useStation()
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Container>
          <a href="/" className={css.home} aria-label={uiTexts.home(name)}>
            {images.primaryLogo ? (
              <img className={css.logo} src={images.primaryLogo} alt="" height={36} />
            ) : (
              <span className={css.wordmark}>{name}</span>
            )}
          </a>
        </Container>
      </header>
      <main id="conteudo" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
    </div>
  )
}

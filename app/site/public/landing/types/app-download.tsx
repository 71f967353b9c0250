import { siApple, siGoogleplay } from 'simple-icons'
import { appDownload as contract } from '#contract/sections/app-download.ts'
import { useStation } from '../../../../station/use-station.ts'
import { Stack } from '../../../../ui/layout.tsx'
import { texts } from '../../texts.ts'
import { ItemMedia } from '../item-media.tsx'
import type { LandingSectionProps, PortalSection } from '../portal-section.ts'
import { SectionFrame, SectionHead } from '../section-frame.tsx'
import * as css from './app-download.css.ts'

/**
 * Shows the app with its stores, only where the station has one (PUB-07, TEN-10). Without a title of its own it has the
 * configured one, 'Baixe o app' by default (TEN-06).
 */
function AppDownload(props: LandingSectionProps) {
  const { apps, titles } = useStation()
  const { section, look } = props
  const item = section.section_items.find((one) => one.image || one.video)
  if (!apps.hasApp) return null
  return (
    <SectionFrame {...props} defaultTitle={titles.secondSection} withoutHead>
      <div className={item ? `${css.row} ${css.withPicture}` : css.row}>
        <Stack gap={8}>
          <SectionHead
            title={section.title || titles.secondSection}
            headingId={`titulo-secao-${section.id}`}
            section={section}
            look={look}
            align="start"
          />
          <div className={css.stores}>
            {apps.ios ? <Store href={apps.ios} icon={siApple.path} label={texts.landing.stores.ios} /> : null}
            {apps.android ? (
              <Store href={apps.android} icon={siGoogleplay.path} label={texts.landing.stores.android} />
            ) : null}
          </div>
        </Stack>
        {item ? <ItemMedia item={item} sizes="(min-width: 64rem) 36rem, calc(100vw - 2rem)" /> : null}
      </div>
    </SectionFrame>
  )
}

const Store = ({ href, icon, label }: { href: string; icon: string; label: string }) => (
  <a className={css.store} href={href} rel="noopener noreferrer">
    <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
    {label}
  </a>
)

export const appDownload: PortalSection = {
  contract,
  Component: AppDownload,
}

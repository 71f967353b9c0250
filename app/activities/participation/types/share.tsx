import { useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import type { ShareNetwork } from '#contract/activities/participation/share-networks.ts'
import { share as shareType } from '#contract/activity-types/share.ts'
import { BrandIcon } from '../../../ui/brand-icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { type SharedThing, whatsappHref } from '../../../ui/share-links.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { TakePartButton } from '../page/take-part-button.tsx'
import { texts } from '../texts.ts'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'
import * as css from './share.css.ts'

const networks = [
  { network: 'whatsapp', name: 'WhatsApp' },
  { network: 'facebook', name: 'Facebook' },
  { network: 'x', name: 'X' },
] as const

/**
 * Shows three buttons, the link to copy, the device's own sheet (ACT-05, GAP-54). With scripts sharing takes part by
 * itself; without, the same form has a button to say so.
 */
function ShareBody({ action, isSending, extra }: BodyProps) {
  const hydrated = useHydrated()
  const { form, takePart } = useTakePart(isSending)
  const link = extra as { short_url: string } | null
  if (!link) return null
  const thing = { text: action.contents[0]?.text ?? '', url: link.short_url }
  return (
    <div className={css.share} ref={form}>
      <p className={css.lead}>{texts.share.lead}</p>
      <div className={css.networks}>
        {networks.map(({ network, name }) => (
          <a
            key={network}
            href={shareTarget[network](thing)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.network}
            onClick={() => takePart(network)}
          >
            <BrandIcon name={network} className={css.logo} />
            {name}
          </a>
        ))}
      </div>
      <CopyLink thing={thing} onCopied={() => takePart('link')} />
      {hydrated && 'share' in navigator ? (
        <Button
          type="button"
          variant="secondary"
          icon="share"
          onClick={() => shareNatively(thing).then((isShared) => isShared && takePart('native'))}
        >
          {texts.share.native}
        </Button>
      ) : null}
      {hydrated ? null : (
        <>
          <input type="hidden" name="network" value="link" />
          <TakePartButton label={texts.share.done} isSending={isSending} />
        </>
      )}
    </div>
  )
}

/** Sends the form around it, once at a time, with the network that was chosen. */
function useTakePart(isSending: boolean) {
  const submit = useSubmit()
  const form = useRef<HTMLDivElement>(null)
  const takePart = (network: ShareNetwork) => {
    const around = form.current?.closest('form')
    if (!around || isSending) return
    const sent = new FormData(around)
    sent.set('network', network)
    submit(sent, { method: 'post', action: around.action, preventScrollReset: true })
  }
  return { form, takePart }
}

/** Opens the device's own sheet; false when the person closed it. */
const shareNatively = (thing: SharedThing) =>
  navigator.share(thing).then(
    () => true,
    () => false,
  )

function CopyLink({ thing: { url }, onCopied }: { thing: SharedThing; onCopied: () => void }) {
  const hydrated = useHydrated()
  const { isCopied, copy } = useCopy(url, onCopied)
  return (
    <div className={css.copy}>
      <Field id="share-link" label={texts.share.link} className={css.link}>
        <TextInput id="share-link" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      </Field>
      {hydrated ? (
        <Button
          type="button"
          variant="secondary"
          icon={isCopied ? 'check' : 'copy'}
          onClick={copy}
          className={css.copyButton}
        >
          {isCopied ? texts.share.copied : texts.share.copy}
        </Button>
      ) : null}
    </div>
  )
}

/** Type 5: sharing an address under a link of one's own. */
export const share: PortalActivityType = {
  contract: shareType,
  Body: ShareBody,
  isForm: true,
  asksAgain: true,
}

/** The addresses of the three buttons (GAP-54). Pure. */
export const shareTarget: Record<
  Extract<ShareNetwork, 'whatsapp' | 'facebook' | 'x'>,
  (thing: SharedThing) => string
> = {
  whatsapp: whatsappHref,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  x: ({ text, url }) => `https://x.com/intent/post?${new URLSearchParams({ text, url })}`,
}

import { useRevalidator } from '@remix-run/react'
import type { ReactNode } from 'react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { Money } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { formatCountdown } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Text } from '../../ui/text.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './payments.css.ts'
import { texts } from './texts.ts'

const words = texts.pix

type PixCodeProps = {
  /** Reais. */
  value: number
  pix: { code: string; until: string; secondsLeft: number }
  verify: ReactNode
  /** Ways out of the page: later, not at all. */
  ways: readonly { href: string; label: string; icon?: IconName }[]
}

/** Shows the code to read and to copy, how long it may be paid, and what happens next (CAR-11). */
export function PixCode({ value, pix, verify, ways }: PixCodeProps) {
  const { revalidate } = useRevalidator()
  // CAR-13: where it leads then, the loader says.
  const left = useCountdown(pix.secondsLeft, pix.until, revalidate)
  return (
    <>
      <Text kind="muted">{words.lead}</Text>
      <div className={css.pix}>
        <Stack className={css.pay}>
          <Stack as="p" gap={4}>
            <Text as="span" kind="smallMuted">
              {words.amount}
            </Text>
            <Money cents={centsOf(value)} size="large" />
          </Stack>
          <p className={css.clock} role="timer">
            <Icon name="clock" size={20} />
            {words.timeLeft} <span className={css.time}>{formatCountdown(left)}</span>
          </p>
          <CopyCode code={pix.code} />
        </Stack>
        <div className={css.qr}>
          <QrCode value={pix.code} size={240} label={words.qr} />
        </div>
        <Stack className={css.after}>
          {verify}
          <Text kind="smallMuted">{words.byItself}</Text>
        </Stack>
      </div>
      <Cluster justify="between">
        {ways.map(({ href, label, icon }) => (
          <TextLink key={href} href={href} kind="stand" icon={icon}>
            {label}
          </TextLink>
        ))}
      </Cluster>
    </>
  )
}

/** Copies the code, or hands it to an app; where nothing can be copied by a press its text is marked by hand. */
function CopyCode({ code }: { code: string }) {
  const { isCopied, copy } = useCopy(code)
  const isHydrated = useHydrated()
  return (
    <>
      {isHydrated ? (
        <Button type="button" width="full" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
      ) : null}
      {isHydrated && 'share' in navigator ? <BankApp code={code} /> : null}
      <Field id="copia-e-cola" label={words.copyLabel}>
        <TextInput readOnly value={code} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
    </>
  )
}

/**
 * Hands the code to the app of a bank: the phone shows which of its apps take it. No address opens whichever bank somebody has, and a page cannot
 * know which it is.
 */
function BankApp({ code }: { code: string }) {
  // Closed without a choice: nothing happened.
  const open = () => navigator.share({ text: code }).catch(() => undefined)
  return (
    <div className={css.onPhones}>
      <Button type="button" variant="secondary" width="full" icon="smartphone" onClick={open}>
        {words.bank}
      </Button>
    </div>
  )
}

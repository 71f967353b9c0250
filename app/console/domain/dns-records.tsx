import type { DnsRecord } from '#contract/console/schemas.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import * as css from './dns-records.css.ts'
import { texts } from './texts.ts'

const words = texts

/** Records as the page of a DNS provider asks for them, to be copied part by part. */
export const DnsRecords = ({ domain, records }: { domain: string; records: readonly DnsRecord[] }) => (
  <ul className={css.records} aria-label={words.records(domain)}>
    {records.map(({ type, name, value }) => (
      <li key={`${type} ${name} ${value}`} className={css.record}>
        <span className={css.type}>
          <span className={css.term}>{words.type}</span>
          <strong className={css.copied}>{type}</strong>
        </span>
        <Part label={words.name} value={name} />
        <Part label={words.value} value={value} />
      </li>
    ))}
  </ul>
)

const Part = ({ label, value }: { label: string; value: string }) => (
  <span className={css.part}>
    <span className={css.term}>{label}</span>
    <span className={css.copied}>
      {value ? <code className={css.value}>{value}</code> : <span className={css.empty}>{words.apex}</span>}
      {value ? <CopyButton value={value} /> : null}
    </span>
  </span>
)

/** Without scripts, or where it is not allowed, the value is marked with one press. */
function CopyButton({ value }: { value: string }) {
  const isHydrated = useHydrated()
  const { isCopied, copy } = useCopy(value)
  if (!isHydrated) return null
  return (
    <>
      <IconButton icon={isCopied ? 'check' : 'copy'} label={words.copy(value)} onClick={copy} />
      <span className={css.said} role="status">
        {isCopied ? words.copied : ''}
      </span>
    </>
  )
}

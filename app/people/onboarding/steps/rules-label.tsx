import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'

/** 'Li e aceito as regras da promoção.' A station without a document of its own keeps them in the terms. */
export function RulesLabel({ href }: { href: string | undefined }) {
  const [before, rules, after] = texts.boxes.rules
  return (
    <>
      {before}
      <TextLink href={href ?? '/termos-de-uso'} newWindow>
        {rules}
      </TextLink>
      {after}
    </>
  )
}

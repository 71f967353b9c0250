import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj'
import type { InjectedStation } from '../../../station/portal-context.ts'
import { formatDate, isReais } from '../../../ui/format.ts'
import type { LegalFacts } from './legal-document.ts'

/** Gives the facts of a station that its documents name. What a station did not say is left out of the sentence. Pure. */
export function legalFacts({
  config,
  canonicalOrigin,
}: Pick<InjectedStation, 'config' | 'canonicalOrigin'>): LegalFacts {
  const { establishment: company, contact, legal, behaviour } = config
  const mail = behaviour.fixedSupportMail ?? contact.mail
  const registered = [company?.line1, company?.line2, company?.city].filter(Boolean).join(', ')
  const address = contact.address || registered
  return {
    name: config.name,
    site: canonicalOrigin.replace(/^https?:\/\//, ''),
    company: company?.fullSocialName ?? config.name,
    cnpj: company ? `, inscrita no CNPJ sob o nº ${formatCnpj(company.cnpj, { version: 2 })}` : '',
    address: address ? `, com sede em ${address}` : '',
    createdAt: formatDate(config.createdAt, config.timezone),
    currency: isReais(config.currency) ? 'reais' : config.currency.name,
    minAge: behaviour.minAge,
    contact: mail ? `pelo e-mail ${mail} ou pela página Fale Conosco` : 'pela página Fale Conosco',
    officer: officerOf(legal, mail),
  }
}

/** Whom an owner named, else whom the station came with. */
function officerOf(legal: InjectedStation['config']['legal'], mail: string | undefined): string {
  const said = legal.said?.officer
  const reach = said?.mail ?? legal.officerMail ?? mail
  const who = said?.name ?? legal.officerName ?? 'a pessoa encarregada pelo tratamento de dados'
  const whole = said?.post ? `${who} (${said.post})` : who
  const byPhone = said?.phone ? ` ou pelo telefone ${said.phone}` : ''
  return reach ? `${whole}, no e-mail ${reach}${byPhone}` : `${whole}, pela página Fale Conosco`
}

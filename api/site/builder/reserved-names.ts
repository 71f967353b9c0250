/** Names that no station gets: hosts of the platform, of mail and of browsers' own habits, and words that promise trust. */
const words = `
  www web api app apps admin administrador adm root sistema system painel gestao gestor manager console dashboard
  estacao estacoes station stations plataforma oficial suporte support ajuda help atendimento faleconosco contato
  mail email smtp imap pop pop3 mx webmail autodiscover autoconfig postmaster hostmaster webmaster abuse noreply
  ftp sftp ssh vpn dns ns ns1 ns2 ns3 ns4 cdn static assets arquivos files media img images imagens upload uploads
  blog docs doc documentacao status health metrics monitor grafana sentry git gitlab github ci build deploy
  dev teste test tests staging homolog homologacao sandbox demo beta preview previa local localhost localdomain
  login logout entrar sair signup cadastro cadastrar conta account auth oauth sso id identidade senha security seguranca
  pagamento pagamentos pay payment payments checkout carrinho loja store pix boleto financeiro billing fatura banco
  internal intranet proxy gateway broadcasthost wpad isatap null undefined true false
`
export const reservedNames: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))

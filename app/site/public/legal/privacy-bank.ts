import type { LegalFacts, LegalSection } from './legal-document.ts'

/** Gives the privacy notice of a bank (STN-171): secrecy, credit and fraud law beside the LGPD. */
export const privacyBank = (facts: LegalFacts): LegalSection[] => [
  {
    id: 'sobre',
    title: 'Para que serve este aviso',
    blocks: [
      `Este Aviso de Privacidade explica como ${facts.company}${facts.cnpj}${facts.address} (o “Banco”) trata os dados pessoais de clientes e não clientes que participam de ${facts.name}, em ${facts.site}.`,
      'Ele complementa os contratos de conta e de crédito. Em caso de conflito sobre dados pessoais, vale o que for mais protetivo para você.',
    ],
  },
  {
    id: 'sigilo',
    title: 'Sigilo bancário',
    blocks: [
      'As suas operações são protegidas pelo sigilo bancário (Lei Complementar nº 105/2001). Nenhuma participação neste programa o afasta: parceiros e outros participantes nunca veem saldo, extrato, limites ou contratos.',
    ],
  },
  {
    id: 'dados',
    title: 'Dados que o Banco trata',
    blocks: [
      [
        'de identificação: nome, CPF, data de nascimento, documento e, quando autorizado, biometria facial;',
        'de contato: e-mail, telefone, endereço e estado;',
        'profissionais e financeiros: ocupação, renda, patrimônio, conta, agência e dados bancários de recebimento;',
        'de transações: pagamentos, cashback, compras e uso de produtos que geram benefícios no programa;',
        'de crédito: informações de birôs e do Sistema de Informações de Créditos (SCR) do Banco Central, sempre com a sua autorização;',
        'de navegação e segurança: endereço IP, aparelho, localização aproximada e registros de acesso.',
      ],
      'Recebemos esses dados de você, do uso dos canais do Banco, de parceiros do programa, de fontes públicas e, quando você autoriza, de outras instituições pelo Open Finance.',
    ],
  },
  {
    id: 'finalidades',
    title: 'Finalidades e bases legais',
    blocks: [
      [
        'prestar o serviço, apurar e creditar benefícios: execução de contrato;',
        'identificar clientes, prevenir a lavagem de dinheiro e o financiamento ao terrorismo (Lei nº 9.613/1998 e Circular nº 3.978/2020 do Banco Central): obrigação legal;',
        'prevenir fraudes e garantir a sua segurança, inclusive pelo compartilhamento de indícios previsto na Resolução Conjunta nº 6/2023: obrigação legal e legítimo interesse;',
        'analisar e proteger o crédito: proteção do crédito;',
        'oferecer produtos adequados ao seu perfil: legítimo interesse, com direito de oposição;',
        'enviar divulgação de parceiros: consentimento.',
      ],
    ],
  },
  {
    id: 'compartilhamento',
    title: 'Compartilhamento',
    blocks: [
      'Compartilhamos o mínimo necessário com empresas do conglomerado, bandeiras e processadoras de cartão, correspondentes, birôs de crédito, prestadores de tecnologia, o Banco Central, a Receita Federal e outras autoridades, nos limites da lei e do sigilo bancário.',
      'Parceiros do programa recebem apenas a confirmação de que você tem direito ao benefício que escolheu.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'Usamos cookies necessários para a sessão e a segurança, e um cookie que lembra as suas escolhas neste aviso. Não usamos cookies de propaganda de terceiros neste site.',
    ],
  },
  {
    id: 'decisoes',
    title: 'Decisões automatizadas',
    blocks: [
      'Limites, ofertas e alertas de fraude podem ser decididos por sistemas. Você pode pedir a revisão por uma pessoa e a explicação dos critérios usados, respeitados os segredos comercial e bancário (art. 20 da LGPD).',
    ],
  },
  {
    id: 'guarda',
    title: 'Prazos de guarda',
    blocks: [
      [
        'dados cadastrais e de operações: dez anos depois do fim da relação, como exigem as normas do Banco Central;',
        'registros de acesso a aplicações: no mínimo seis meses;',
        'gravações de atendimento: cinco anos;',
        'dados tratados só com consentimento: até a sua retirada.',
      ],
    ],
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    blocks: [
      'O Banco segue a Resolução CMN nº 4.893/2021, de segurança cibernética: cifra, controle de acessos, testes regulares e plano de resposta a incidentes. O Banco nunca pede a sua senha por telefone, mensagem ou e-mail.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de 18 anos',
    blocks: [
      'Dados de menores de 18 anos só são tratados no seu melhor interesse, para produtos próprios e com a participação de pelo menos um dos pais ou do responsável legal. Este programa não é oferecido a menores de 18 anos.',
    ],
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    blocks: [
      'Você pode pedir confirmação, acesso, correção, anonimização, bloqueio, eliminação, portabilidade, informação sobre compartilhamentos, oposição e retirada do consentimento (art. 18 da LGPD). Alguns dados não podem ser eliminados enquanto a lei obrigar o Banco a guardá-los; nesses casos dizemos qual é a lei.',
    ],
  },
  {
    id: 'encarregado',
    title: 'Controlador, encarregado e ouvidoria',
    blocks: [
      `O controlador é ${facts.company}. O encarregado pelo tratamento de dados atende ${facts.officer}.`,
      `Se a resposta não for suficiente, procure a ouvidoria, ${facts.contact}, ou a Autoridade Nacional de Proteção de Dados (gov.br/anpd).`,
    ],
  },
]

/** What visitors read in the Portuguese of Brazil, where it is not what they read in Portuguese. */
export const brazilian: Readonly<Record<string, string>> = {
  'Adding…': 'Adicionando…',
  'Sorry, that item variant is unavailable. Please select another variant.':
    'Desculpe, esta variante não está disponível. Escolha outra.',
  'Sorry, we do not have enough of that item available.':
    'Desculpe, não temos quantidade suficiente deste item.',
  'Quantity must be a number.': 'A quantidade deve ser um número.',
  'Quantity must be a whole number': 'A quantidade deve ser um número inteiro',
  'Quantity must be between 1 and 9999.': 'A quantidade deve estar entre 1 e 9999.',
  'Unable to Add Item': 'Não foi possível adicionar o item',
  'Unable to Purchase Item': 'Não foi possível comprar o item',
  'Your session has expired. Please reload the page and try again.':
    'Sua sessão expirou. Recarregue a página e tente novamente.',
  'Please try again in a few seconds.': 'Tente novamente em alguns segundos.',
  'Please check your internet connection': 'Verifique sua conexão com a internet',
  'Unable to add item': 'O item não foi adicionado',
  'Unable to remove item': 'Não foi possível remover o item',
  'Unable to update form': 'Não foi possível salvar o formulário',
  'One item in cart': 'Um item no carrinho',
  '{n} items in cart': '{n} itens no carrinho',
  'More than 100 items in cart': 'Mais de 100 itens no carrinho',
  'Quick View': 'Visualização rápida',
  'Loading…': 'Carregando…',
  'Saving…': 'Salvando…',
  'Signed up!': 'Cadastro feito!',
  'Next picture': 'Próxima imagem',
  'The whole picture is shown': 'A imagem inteira está à vista',
  'Your cart is empty.': 'Seu carrinho está vazio.',
  'Continue shopping': 'Continuar comprando',
  Item: 'Item',
  'Free shipping': 'Frete grátis',
  'To check out, your order subtotal must be {subtotal} or more.':
    'Para finalizar a compra, o subtotal deve ser de pelo menos {subtotal}.',
  Save: 'Salvar',
  'Estimate shipping and tax': 'Estimar frete e impostos',
  'State or region': 'Estado ou região',
  'Postal code': 'CEP',
  'Estimated shipping': 'Frete estimado',
  'We do not ship there': 'Não enviamos para esse destino',
  'Taxes and shipping are calculated at checkout.':
    'Os impostos e o frete são calculados ao finalizar a compra.',
  'This page cannot be shown right now.': 'Não é possível mostrar esta página no momento.',
  'Your session has expired. Please try again now.':
    'Sua sessão expirou. A página foi recarregada: tente novamente.',
  'This site is not published yet.': 'Este site ainda não foi publicado.',
  'We could not find that page.': 'Não encontramos essa página.',
  'Preview of a form': 'Prévia de um formulário',
  Password: 'Senha',
  'That password is incorrect.': 'A senha não está certa.',
  'Enter the password to continue.': 'Digite a senha para continuar.',
  'Log in to see it.': 'Entre na sua conta para vê-la.',
  'Buy one of these to get access.': 'Adquira um destes e a página se abre para você.',
  'Join with one of these to get access.': 'Participe com um destes e a página se abre para você.',
  'Already a member? Log in': 'Já comprou? Entre na sua conta',
  'Sign in with an account you already have.': 'Você entra com uma conta que já tem.',
  'Log in with an e-mail address instead': 'Entrar com um endereço de e-mail',
  'The sign-in service is not responding. Please try again.':
    'O serviço de login não responde no momento. Tente novamente.',
  'This sign-in took too long or has been used already. Please start again.':
    'Este login demorou demais ou já foi usado. Comece de novo.',
  'The sign-in was not completed. Nothing has changed.': 'O login não foi concluído. Nada mudou.',
  'The response of the sign-in service could not be verified. Please start again.':
    'A resposta do serviço de login não é confiável. Comece de novo.',
  'The sign-in service has not confirmed your e-mail address. Please confirm it there and start again.':
    'O serviço de login não confirmou o seu e-mail. Confirme-o lá e comece de novo.',
  Search: 'Buscar',
  'Search this site': 'Buscar neste site',
  'Nothing was found for “{query}”.': 'Nada foi encontrado para “{query}”.',
  'Your review of {title}': 'Sua avaliação de {title}',
  'You have reviewed this. Thank you.': 'Você já fez sua avaliação. Obrigado.',
  'Thank you. Your review has arrived.': 'Obrigado. Sua avaliação chegou.',
  'What would you tell someone who is thinking of buying it?':
    'O que você diria a quem está pensando em comprar?',
  'Your name, as others see it': 'Seu nome, como os outros o veem',
  'That did not work.': 'Não deu certo.',
  Tag: 'Tag',
  'All tags': 'Todas as tags',
  'Price from': 'Preço a partir de',
  Next: 'Próxima',
  'Skip to content': 'Pular para o conteúdo',
  'You might also like': 'Talvez você também goste',
  'Thank you. Your order is confirmed.': 'Obrigado. Seu pedido está confirmado.',
  Elsewhere: 'Em outros lugares',
  'Do you want to subscribe {email} to {list}?': 'Deseja inscrever {email} em {list}?',
  'Confirm my subscription': 'Confirmar minha inscrição',
  '{email} is now subscribed to {list}. You can unsubscribe at any time with the link in every e-mail.':
    '{email} está agora em {list}. Você pode sair quando quiser: cada e-mail traz um link para isso.',
  '{email} no longer gets e-mails from {list}.': '{email} não recebe mais e-mails de {list}.',
  'This link has expired.': 'Este link não é mais válido.',
  'It was for an address that is no longer on the list, or it is too old. Sign up again to get another one.':
    'Era para um endereço que não está mais na lista, ou é antigo demais. Inscreva-se de novo para receber outro.',
  'Your account': 'Sua conta',
  'Log in': 'Entrar',
  'Forgot your password?': 'Esqueceu a senha?',
  'Send me a link': 'Enviar um link',
  'If there is an account with this address, a link is on its way. It works for one hour.':
    'Se existir uma conta com este endereço, um link está a caminho. Ele vale por uma hora.',
  'Choose a new password': 'Escolher uma nova senha',
  'Save and log in': 'Salvar e entrar',
  'New password': 'Nova senha',
  'Current password': 'Senha atual',
  'First name': 'Nome',
  'Last name': 'Sobrenome',
  'Keep me logged in': 'Continuar conectado',
  '{count} items': '{count} itens',
  '1 item': '1 item',
  'Saved.': 'Salvo.',
  'Log out': 'Sair',
  'Download my data': 'Baixar meus dados',
  'Delete my account': 'Excluir minha conta',
  'Your account and its data will be deleted permanently. Order records that the shop must keep stay without your name.':
    'Sua conta e o que ela guarda sobre você são excluídos para sempre. O que a loja precisa guardar dos pedidos fica sem o seu nome.',
  'Delete permanently': 'Excluir para sempre',
  'Your account has been deleted.': 'Sua conta foi excluída.',
  'You have an unfinished order. You can delete your account once it is completed.':
    'Um dos seus pedidos não foi concluído. Depois a conta pode ser excluída.',
  'You have an active subscription. Cancel it first.': 'Você tem uma assinatura ativa. Cancele-a primeiro.',
  Addresses: 'Endereços',
  'No addresses yet. Addresses you ship to are saved here.':
    'Ainda não há endereços. Os que recebem pedidos ficam salvos aqui.',
  'Add an address': 'Adicionar um endereço',
  'Edit address': 'Alterar o endereço',
  Change: 'Alterar',
  Default: 'Sugerido primeiro',
  'Set as default': 'Sugerir primeiro',
  'Your amount in {currency}': 'Seu valor em {currency}',
  'You can cancel at any time in your account.': 'Você pode encerrar quando quiser na sua conta.',
  'How much of the goal is reached': 'Quanto da meta já foi alcançado',
  'This fund takes no donations at the moment.': 'Esta campanha não aceita doações no momento.',
  'Your name': 'Seu nome',
  'Leave it empty to send the card as soon as it is paid.':
    'Deixe vazio para enviar o cartão assim que for pago.',
  optional: 'opcional',
  'Enter the code of a card to see what is left on it.':
    'Digite o código de um cartão para ver quanto resta.',
  'Nothing to download yet.': 'Ainda não há nada para baixar.',
  Download: 'Baixar',
  Ended: 'Encerrado',
  'Your subscription': 'Sua assinatura',
  'Your monthly donation': 'Sua doação mensal',
  'Your membership': 'Sua adesão',
  'Taxes are added at checkout where they apply.':
    'Os impostos são acrescentados ao finalizar a compra, quando se aplicam.',
  'A membership belongs to an account. Log in to see the pages it includes.':
    'Uma adesão pertence a uma conta: entre nela para ver o que abre.',
  'Paid once. It stays yours.': 'Paga uma vez. É sua para sempre.',
  'Shipping and taxes are added at checkout, to this charge and to later ones.':
    'O frete e os impostos são acrescentados ao finalizar a compra, nesta cobrança e nas seguintes.',
  'I agree that my card is charged {phrase}, plus shipping and taxes where they apply, until the subscription ends or I cancel it. The checkout shows the whole amount.':
    'Aceito que sejam cobrados no meu cartão {phrase}, mais o frete e os impostos aplicáveis, até a assinatura terminar ou eu a cancelar. O valor total aparece ao finalizar a compra.',
  '{count} charges, {amount} plus shipping and taxes where they apply':
    '{count} cobranças, {amount} mais o frete e os impostos aplicáveis',
  'The cards that your subscriptions are charged to.': 'Os cartões em que as suas assinaturas são cobradas.',
  'No saved cards. A card is saved when you subscribe to something.':
    'Nenhum cartão salvo. Um cartão é salvo quando você assina algo.',
  'A subscription belongs to an account, where you can skip a charge or cancel.':
    'Uma assinatura pertence a uma conta, onde você pode pulá-la ou encerrá-la.',
  'Includes:': 'Abre para você:',
  'The last charge was declined. We’ll try again on {date}.':
    'A última cobrança foi recusada. Tentaremos novamente em {date}.',
  'Skip the next charge': 'Pular a próxima cobrança',
  'Keep my subscription': 'Manter mesmo assim',
  'Payment due': 'Pagamento pendente',
  Ending: 'Encerrando',
  'Checking…': 'Verificando…',
  'State/province': 'Estado',
  'ZIP/postal code': 'CEP',
  'Country code': 'Código do país',
  'Area code': 'Código de área',
  'You have exceeded the character limit.': 'Você ultrapassou o limite de caracteres.',
  'Enter a number, such as 12.5.': 'Digite um número, por exemplo 12,5.',
  'Enter an amount, such as 12.50.': 'Digite um valor, por exemplo 12,50.',
  'Enter a web address, such as https://example.com.':
    'Digite um endereço web, por exemplo https://example.com.',
  'Enter a user name, such as @name.': 'Digite um nome de usuário, por exemplo @name.',
  'Enter a time, such as 2:30 PM.': 'Digite um horário, por exemplo 14:30.',
  'Enter a phone number in figures.': 'Digite um número de telefone em algarismos.',
  'Unable to submit form. Submission rate limit exceeded. Please try again later.':
    'Não foi possível enviar o formulário: ele foi enviado vezes demais. Tente novamente mais tarde.',
  'Your form has encountered a problem. Please scroll down to review.':
    'Há um problema com o formulário. Role para baixo para revisar.',
  'Your form has encountered a problem. Please scroll up to review.':
    'Há um problema com o formulário. Role para cima para revisar.',
  'Submitting…': 'Enviando…',
  'Sorry, that item is no longer available.': 'Desculpe, este item não está mais disponível.',
  'Quantity must be between {min} and {max}.': 'A quantidade deve estar entre {min} e {max}.',
  'There is nothing to fill in for this item.': 'Não há nada para preencher neste item.',
  'This item cannot be put in the cart.': 'Este item não pode ser colocado no carrinho.',
  'A cart holds at most {max} items.': 'Um carrinho comporta no máximo {max} itens.',
  'Sorry, the total of this cart is too large.': 'Desculpe, o total deste carrinho é alto demais.',
  'Your order is being placed. Please wait a moment.':
    'Seu pedido está sendo processado. Aguarde um momento.',
  'You have used this code before.': 'Você já utilizou este código.',
  'This code is for other items than those in your cart.':
    'Este código é para itens diferentes dos que estão no carrinho.',
  'This code is for more items than there are in your cart.':
    'Este código é para mais itens do que os que estão no carrinho.',
  'There is nothing left on this gift card.': 'Este cartão-presente não tem mais saldo.',
  'The gift card ending in {last4} was bought in test mode and cannot be used for real orders.':
    'O cartão-presente terminado em {last4} foi comprado em modo de teste: não pode pagar onde há dinheiro de verdade.',
  'That item is not in your cart.': 'Este item não está no seu carrinho.',
  'Good news: this item is in stock again.': 'Boa notícia: este item está disponível novamente.',
  'Sorry, that item is no longer in the shop.': 'Desculpe, este item não está mais na loja.',
  'There is no such fund.': 'Esta campanha não existe.',
  'This fund takes one-time donations only, not monthly ones.':
    'Para esta campanha pode-se doar uma vez, e não todos os meses.',
  'Please enter an amount, such as {example}.': 'Digite um valor, por exemplo {example}.',
  'There is already an account with this e-mail address. Log in instead?':
    'Já existe uma conta com este e-mail. Deseja entrar?',
  'There were too many attempts with a wrong password. Please confirm that you are a person.':
    'Houve tentativas demais com uma senha errada. Confirme que você é uma pessoa.',
  'This needs JavaScript. Without it, request a link to reset your password, or try again in an hour.':
    'Isto precisa de JavaScript. Sem ele, peça um link para uma nova senha ou tente novamente daqui a uma hora.',
  'E-mail address and password do not match.': 'O e-mail e a senha não correspondem.',
  'Please log in first.': 'Primeiro entre na sua conta, por favor.',
  'This item is not sold as a subscription.': 'Este item não é vendido por assinatura.',
  'Please log in and agree to the subscription first.':
    'Primeiro entre na sua conta e aceite a assinatura, por favor.',
  'A subscription is paid by card.': 'Uma assinatura é paga com cartão.',
  'This can be done while a subscription is active.': 'Isso pode ser feito enquanto a assinatura está ativa.',
  'This subscription is being charged. Please try again in a minute.':
    'Esta assinatura está sendo cobrada. Tente novamente em um minuto.',
  'Please say who you are.': 'Diga quem você é, por favor.',
  'That is too long: at most {max} characters.': 'É longo demais: no máximo {max} caracteres.',
  'This link no longer works.': 'Este link não funciona mais.',
  'You have reviewed this already. Thank you.': 'Você já avaliou este item. Obrigado.',
  'Please enter a valid e-mail address.': 'Digite um endereço de e-mail válido.',
  'Please enter a date.': 'Digite uma data, por favor.',
  'Please try again in an hour.': 'Tente novamente em uma hora.',
  'Please try again in {minutes} minutes.': 'Tente novamente em {minutes} minutos.',
  'Too many payments were declined. Please try again in {minutes} minutes.':
    'Muitos pagamentos foram recusados. Tente novamente em {minutes} minutos.',
  'This link has expired. Open your order page to get a new one.':
    'Este link expirou. Abra a página do seu pedido para obter outro.',
  'This download has expired. Please contact the shop.':
    'Este download terminou. Escreva para a loja, por favor.',
  'There is no such file.': 'Este arquivo não existe.',
  'This link has expired. Sign up again to get another one.':
    'Este link não é mais válido. Inscreva-se de novo para receber outro.',
  'A password has at least 8 characters.': 'Uma senha tem pelo menos 8 caracteres.',
  'This password is too easy to guess. Choose another one, such as a few unrelated words.':
    'Esta senha é fácil demais de adivinhar. Escolha outra, por exemplo algumas palavras sem relação entre si.',
  'Password strength': 'Segurança da senha',
  'Too easy to guess': 'Fácil demais de adivinhar',
  'Something went wrong': 'Algo deu errado',
  'Please log in.': 'Entre na sua conta, por favor.',
  'You can stop e-mails that remind you of a cart or ask for a review.':
    'Você pode dispensar os e-mails que lembram um carrinho ou pedem uma avaliação.',
  'You will get no more reminders.': 'Você não receberá mais lembretes.',
  'Shipping rates are not available at the moment. Please try again shortly.':
    'Os preços do frete não estão disponíveis no momento. Tente novamente em breve.',
  'Taxes cannot be calculated at the moment. Please try again shortly.':
    'Não é possível calcular os impostos no momento. Tente novamente em breve.',
  'A membership is bought once.': 'Uma adesão é comprada uma só vez.',
  'Please log in first: a membership belongs to an account.':
    'Primeiro entre na sua conta: uma adesão pertence a uma conta.',
  Contact: 'Contato',
  'Logged in as {name}': 'Você entrou como {name}',
  'Send me news and offers by e-mail. I can unsubscribe at any time.':
    'Quero receber novidades e ofertas por e-mail. Posso sair quando quiser.',
  'Billing address': 'Endereço de cobrança',
  'Bill to another address': 'Cobrar em outro endereço',
  'Your addresses': 'Seus endereços',
  'Phone (optional)': 'Telefone (opcional)',
  Shipping: 'Frete',
  'Total before shipping': 'Total sem frete',
  '{amount} + shipping': '{amount} + frete',
  'Anything we should know?': 'Há algo que devemos saber?',
  'You’ll get the payment details after you order, here and by e-mail. We ship your order once we’ve received your payment.':
    'Você recebe os dados depois do pedido, aqui e por e-mail. O pedido é enviado quando o dinheiro chegar.',
  'You pay when it is delivered.': 'Você paga na entrega.',
  'Order for {amount}': 'Comprar por {amount}',
  'Your order': 'Seu pedido',
  'Paying… Please stay on this page.': 'Pagando… Não saia desta página.',
  'This is taking longer than usual. Please stay on this page. You will not be charged twice.':
    'Está demorando mais do que o normal. Não saia desta página: nada é cobrado duas vezes.',
  'Unable to connect. Please try again. You will not be charged twice.':
    'Sem conexão. Tente novamente: nada é cobrado duas vezes.',
  'You are offline. Your entries are still here. Continue when you are back online.':
    'Você está sem conexão. O que você digitou fica aqui; continue quando a conexão voltar.',
  'Your card could not be read. Please try again.': 'Não foi possível ler seu cartão. Tente novamente.',
  'Your bank refused the payment. Nothing was charged: please try again or pay another way.':
    'Seu banco recusou o pagamento. Nada foi cobrado: tente novamente ou pague de outra forma.',
  '{title} is no longer in the cart.': '{title} não está mais no carrinho.',
  'The discount of {from} no longer applies.': 'O desconto de {from} não se aplica mais.',
  'Shipping is now {to} (was {from}).': 'O frete custa agora {to}, antes {from}.',
  'Save this card': 'Salvar este cartão',
  'Saving… Please stay on this page.': 'Salvando… Não saia desta página.',
  'This invoice has expired. Please ask the shop for a new one.':
    'Esta fatura não é mais válida. Peça uma nova à loja.',
  'Your cart has changed. Please check the new total.': 'Seu carrinho mudou. Verifique o novo total.',
  '{label} is too long.': '{label}: é longo demais.',
  'Sorry, we do not ship to this country.': 'Desculpe, não enviamos para este país.',
  'Sorry, we cannot ship this order to your address.':
    'Desculpe, não podemos enviar este pedido para o seu endereço.',
  'Enter your card.': 'Informe seu cartão.',
  'The payment could not be confirmed, and no order was placed. Anything that was charged will be refunded. Please try again or pay another way.':
    'Não foi possível confirmar o pagamento e nenhum pedido foi feito. O que foi cobrado será reembolsado. Tente novamente ou pague de outra forma.',
  'Payments are not available at the moment. Please try again shortly.':
    'Os pagamentos não estão disponíveis no momento. Tente novamente em breve.',
  'Apartment, floor (optional)': 'Apartamento, andar (opcional)',
  'Town or city': 'Cidade ou município',
  Parish: 'Paróquia',
  Prefecture: 'Província',
  Postcode: 'Código postal',
  'Your card was declined.': 'Seu cartão foi recusado.',
  'Your card has insufficient funds.': 'Seu cartão não tem saldo suficiente.',
  'Your payment was refused. Please try again or pay another way.':
    'Seu pagamento foi recusado. Tente novamente ou pague de outra forma.',
  'Your bank has not confirmed the card. The one you had stays.':
    'Seu banco não confirmou o cartão. Continua valendo o anterior.',
  'Confirm your address': 'Confirme seu endereço',
  'Have you ordered here without logging in? Those orders are shown too once you have confirmed your address.':
    'Já fez pedidos aqui sem entrar na sua conta? Eles também aparecem depois que você confirmar seu endereço.',
  'A link is on its way to {email}. Open it while you are logged in; it works for one hour.':
    'Um link está a caminho de {email}. Abra-o enquanto estiver conectado; ele vale por uma hora.',
  'This link has expired, or it is for another account. Please request a new one.':
    'Este link não é mais válido ou pertence a outra conta. Peça outro.',
  Tickets: 'Ingressos',
  'Find your order': 'Encontrar seu pedido',
  'Enter your order number and the e-mail address you used. We’ll e-mail you a link to the order.':
    'Digite o número do seu pedido e o e-mail com que ele foi feito. Enviaremos para lá um link para o pedido.',
  'Order number': 'Número do pedido',
  'Send the link': 'Enviar o link',
  'If there is such an order, an e-mail with its link is on its way.':
    'Se esse pedido existir, um e-mail com o link está a caminho.',
};

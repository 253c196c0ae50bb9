/** The link that refers a friend to the sign-up page. */
export function invitationLink(shopUrl: string, code: string): string {
  return `${shopUrl}/sign-up?referral=${code}`;
}

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 3;
/** Open invitations of the shop, and invitation mails that one person can send in an hour. */
export const MOST_INVITATIONS = 30;
export const INVITATION_MAILS = { max: 20, seconds: 60 * 60 };
/** Links that one network can open. */
export const INVITATION_LOOKS = { max: 60, seconds: 10 * 60 };

export const SETTLEMENTS_PATH = "/admin/accounts/settlements";

/** Union territories without a legislature levy UTGST instead of SGST. */
const WITHOUT_PARLIAMENT = new Set(["04", "26", "31", "35", "38"]);

/** States by the first digits of pincodes. The longest matching prefix wins. */
const BEGINNINGS: Record<string, string> = {
  ...of("07", "11"),
  ...of("06", "12 13"),
  ...of("03", "14 15"),
  ...of("04", "160"),
  ...of("02", "17"),
  ...of("01", "18 19"),
  ...of("38", "194"),
  ...of("09", "20 21 22 23 24 25 26 27 28"),
  ...of(
    "05",
    "244712 244713 244715 244716 2465 2466 2467 2468 2469 247656 247661 247663 247664 247665 247666",
  ),
  ...of("05", "247667 247668 247670 247671 248 2491 2492 2494 262308 262309 262310 262402 262405 2625 263"),
  ...of("08", "30 31 32 33 34"),
  ...of("24", "36 37 38 39"),
  ...of("26", "362520 362540 396193 396210 396215 396220 396230 396235 396240"),
  ...of("27", "40 41 42 43 44"),
  ...of("30", "403"),
  ...of("23", "45 46 47 48"),
  ...of("22", "49"),
  ...of("36", "50"),
  ...of("37", "51 52 53 507133"),
  ...of("34", "533464 605 607402 609601 609602 609603 609604 609605 609606 609607 673310"),
  ...of("29", "56 57 58 59"),
  ...of("33", "60 61 62 63 64 605101 605102 605103 605104 605105 605106 605107 605108 605109 6052 6053"),
  ...of("33", "6054 6055 6056 6057 6058 605601 605602 605651 605652 605701 605702 605751 605752 605755"),
  ...of("32", "67 68 69"),
  ...of("31", "68255"),
  ...of("19", "70 71 72 73 74"),
  ...of("11", "737"),
  ...of("35", "744"),
  ...of("21", "75 76 77"),
  ...of("18", "78"),
  ...of("12", "790 791 792"),
  ...of("17", "793 794"),
  ...of("14", "795"),
  ...of("15", "796"),
  ...of("13", "797 798"),
  ...of("16", "799"),
  ...of("10", "80 81 82 83 84 85"),
  ...of("20", "814 815 816 822 825 826 827 828 829 831 832 833 834 835"),
};

function of(state: string, beginnings: string): Record<string, string> {
  return Object.fromEntries(beginnings.split(" ").map((beginning) => [beginning, state]));
}

/** The GST state code of a pincode; null for army post and unassigned ranges. */
export function stateOfPincode(pincode: string): string | null {
  for (let length = pincode.length; length >= 2; length--) {
    const state = BEGINNINGS[pincode.slice(0, length)];
    if (state) return state;
  }
  return null;
}

/** Name of the state's half of the tax. */
export function stateTaxName(code: string): "SGST" | "UTGST" {
  return WITHOUT_PARLIAMENT.has(code) ? "UTGST" : "SGST";
}

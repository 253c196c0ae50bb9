import { charactersOf } from "../../src/shop/basics/short-text.ts";
import { LONGEST_MESSAGE } from "../../src/shop/checkout/rules/cake-message.ts";

/** Syllables of names in the scripts in which customers write, with conjuncts, vowel signs and joiners. */
const SYLLABLES: Record<string, string> = {
  Devanagari: "आ शा मी रा प्रि या क्ष मा श्रु ति ज्ञा ने श्व र हृ षि के श वि द्या",
  Tamil: "க மா லா மீ னா ட்சி ஸ்ரீ நி வா சன் கி ரு ஷ்ணன் செ ந்தில் மூர் த்தி பூங் கோ தை",
  Telugu: "ల క్ష్మీ శ్రీ ని వా స్ వెం క టే శ్వ ర్లు ప ద్మ జ్యో తి కృ ష్ణ రా వు",
  Bengali: "অ নি র্বা ণ শ্রে য়া স্ব প্না কৃ ষ্ণা জ্যো তি র্ম য় রু দ্র প্রী তি মৌ",
  Gujarati: "હા ર્દિ ક કૃ ષ્ણ જ્ઞા ન શ્રુ તિ પ્રિ યં કા દ્વા રિ કા મી રા ભૂ મિ",
  Kannada: "ಲ ಕ್ಷ್ಮೀ ಕೃ ಷ್ಣ ಪ್ಪ ಶ್ರೀ ನಿ ವಾ ಸ ಮಂ ಜು ನಾ ಥ ಜ್ಞಾ ನೇ ಶ್ವ ರಿ ಭಾ",
  Malayalam: "ല ക്ഷ്മി കൃ ഷ്ണ ൻ ശ്രീ കു മാ ർ പ ത്മ നാ ഭൻ അ മ്മി ണി ന്യൂ ജ്യോ തി",
  Gurmukhi: "ਗੁ ਰ ਪ੍ਰੀ ਤ ਸਿੰ ਘ ਹ ਰਮ ਨ ਦੀ ਪ ਕੌ ਰ ਜ ਸ ਵਿੰ ਦ ਰ ਸ੍ਰੀ ਮਤੀ",
  Arabic: "عا ئشہ فا طمہ حس ین زین ب مح مد ابرا ہیم آم نہ نو رین شہ زاد",
  Latin: "A sha Me e ra Chri sto pher Zo ë Subra man yam O'Neil Anne- Marie José kutty",
};
export const SCRIPTS = Object.keys(SYLLABLES);

const NAMES_OF_EACH = 100;

/** A hundred names that fit on a cake, the same in each run: one to four words of one to six syllables. */
export function namesIn(script: string): string[] {
  const syllables = (SYLLABLES[script] ?? "").split(" ");
  let seed = 20_261_123;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = () =>
    Array.from({ length: 1 + next(6) }, () => syllables[next(syllables.length)] ?? "").join("");
  return Array.from({ length: NAMES_OF_EACH }, () => {
    const name = Array.from({ length: 1 + next(4) }, word).join(" ");
    return charactersOf(name.normalize("NFC")).slice(0, LONGEST_MESSAGE).join("").trim();
  });
}

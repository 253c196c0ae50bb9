import { z } from "zod";
import { WholeNumber } from "../request-fields.ts";

export const NoticeParams = z.object({ noticeId: WholeNumber });

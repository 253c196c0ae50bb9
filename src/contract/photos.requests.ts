import { z } from "zod";

export const PhotoParams = z.object({ id: z.string().max(64) });
